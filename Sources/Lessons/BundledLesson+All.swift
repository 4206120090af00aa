// swift-format-ignore-file
// Made of Samples/lessons by 'RECORD=1 swift test --filter LessonFileTests', which compares the two.

extension BundledLesson {
  /// The curriculum, in order.
  package static let all: [BundledLesson] = [
    BundledLesson(
      1, "fraction",
      ##"""
# The first lesson: read what a fraction is a fraction of, then change one number.

#: title.en A fraction of what?
#: title.ko 무엇에 대한 비율일까요?

#: text.en
# A compositional layout is built like a set of boxes. An item says how large a
# cell is. A group puts items one after another. A section repeats its group
# until every item of the data has a place.
#
# A fraction always means the box just outside. photo.width is
# fractionalWidth(0.5), half of its group. The group, row, is itself
# fractionalWidth(0.5), half of the screen. Half of a half: photos of 75 in a
# screen of 300, and the right side stays empty: the dots in the drawing below.
#
# 'set' changes a property, and 'frames' shows where every cell stands, in
# points from the top left corner; z says what would lie in front. Try it;
# 'undo' takes it back:
# galley> frames
# galley> set row.height absolute(60)
# galley> undo
#
# Of the lines below, the three that begin with define are these boxes. The
# others say how large the screen is and put four photos, a b c d, on it;
# lessons 21 and 22 are about those.
#
# Your task: two photos side by side that fill the whole width, 150 points each.

#: text.ko
# Compositional Layout은 상자를 겹쳐 담듯이 만들어요. 아이템은 셀의 크기를
# 정하고, 그룹은 아이템을 차례로 늘어놓고, 섹션은 데이터의 모든 아이템이 자리를
# 잡을 때까지 그룹을 반복해요.
#
# 비율은 언제나 바로 바깥 상자에 대한 비율이에요. photo.width는
# fractionalWidth(0.5)라서 그룹의 절반이에요. 그런데 그룹인 row도
# fractionalWidth(0.5)라서 화면의 절반이죠. 절반의 절반이니까 너비가 300인
# 화면에서 사진은 75가 되고, 오른쪽은 비어 있어요. 아래 그림에서 점으로 채워진
# 곳이에요.
#
# 'set'은 속성을 바꾸고, 'frames'는 모든 셀의 위치를 왼쪽 위를 기준으로 포인트
# 단위로 보여 줘요. (z는 겹칠 때의 앞뒤 순서예요.) 입력해 보고 'undo'로 되돌려
# 보세요:
# galley> frames
# galley> set row.height absolute(60)
# galley> undo
#
# 아래 명령 가운데 define으로 시작하는 세 줄이 이 상자들이에요. 나머지는 화면
# 크기를 정하고 사진 네 장 a b c d를 화면에 올리는 줄인데, 레슨 21과 22에서
# 다뤄요.
#
# 목표: 사진 두 장이 나란히 화면 너비를 가득 채우게 해 보세요. 사진 하나의
# 너비는 150이에요.

#: start
container 300x400
define item photo width=fractionalWidth(0.5) height=fractionalHeight(1)
define group row horizontal width=fractionalWidth(0.5) height=absolute(100) of photo
define section feed row
use feed
append sections main
append items a b c d to main
apply

#: wrong
# set photo.width fractionalWidth(1)

#: hint.1.en
# Which of the two boxes is too narrow: the photo in its row, or the row on the
# screen?
# galley> tree
#: hint.1.ko
# 두 상자 중에서 어느 쪽이 너무 좁을까요? 그룹 안의 사진일까요, 화면 안의
# 그룹일까요?
# galley> tree

#: hint.2.en
# At the start the photo was right: half of its group. ('lesson again' brings
# that back.) Give the group more room.
#: hint.2.ko
# 처음 상태의 사진은 그룹의 절반이니까 그대로 두면 돼요. (바꿨다면 'lesson
# again'으로 처음부터 다시 시작할 수 있어요.) 그룹을 더 넓혀 보세요.

#: hint.3.en
# set row.width fractionalWidth(...) with the fraction that means the whole
# screen.
#: hint.3.ko
# set row.width fractionalWidth(...)에 화면 전체를 뜻하는 비율을 넣어 보세요.

#: solution
set row.width fractionalWidth(1)

#: goal
expect frame a (0,0,150,100)
expect frame b (150,0,150,100)
expect frame c (0,100,150,100)
expect frame d (150,100,150,100)

#: done.en
# An item's fraction is of its group, a group's of what the group stands in.
# Read from the inside out.
#: done.ko
# 아이템의 비율은 그룹에 대한 비율이고, 그룹의 비율은 그 그룹을 담은 상자에 대한
# 비율이에요. 크기가 이상하면 안쪽 상자부터 바깥쪽으로 따라가 보세요.

"""##),
    BundledLesson(
      2, "direction",
      ##"""
#: title.en Which way a group runs
#: title.ko 그룹은 어느 방향으로 흐를까요?

#: text.en
# A horizontal group puts its items side by side, a vertical one puts them one
# below the other. It goes on as long as the next item fits; then the section
# begins the next group.
#
# Here a card is as wide as its group and half as high. The group runs
# horizontally: beside a card that takes the whole width there is no room for a
# second one. So each group of 200 points holds one card of 100, and below it a
# gap of 100 stays empty. Look at the y of b:
# galley> frames a b
#
# The direction is chosen when a group is made, so 'set' cannot change it. But
# a group may be defined again under its old name, with a line like the one
# below that begins with define group.
#
# Your task: no gaps. Two cards, one below the other, in each group.

#: text.ko
# horizontal 그룹은 아이템을 옆으로 늘어놓고, vertical 그룹은 위에서 아래로
# 쌓아요. 다음 아이템이 들어갈 자리가 없으면 섹션이 새 그룹을 시작해요.
#
# 여기서 카드는 너비가 그룹과 같고 높이는 그룹의 절반이에요. 그런데 그룹이
# 가로로 흘러요. 너비를 다 차지한 카드 옆에는 두 번째 카드가 들어갈 수 없죠.
# 그래서 높이 200인 그룹마다 높이 100인 카드가 하나씩만 들어가고, 그 아래
# 100만큼은 비어 있어요. b의 y를 확인해 보세요:
# galley> frames a b
#
# 방향은 그룹을 만들 때 정해지기 때문에 'set'으로 바꿀 수 없어요. 대신 아래에
# define group으로 시작하는 줄처럼, 같은 이름으로 그룹을 다시 정의할 수 있어요.
#
# 목표: 빈틈이 없도록 그룹마다 카드를 두 장씩 위아래로 쌓아 보세요.

#: start
container 300x400
define item card width=fractionalWidth(1) height=fractionalHeight(0.5)
define group stack horizontal width=fractionalWidth(1) height=absolute(200) of card
define section feed stack
use feed
append sections main
append items a b c d to main
apply

#: wrong
# set card.height fractionalHeight(1)

#: hint.1.en
# The sizes are right; only the direction is not.
#: hint.1.ko
# 크기는 맞아요. 방향만 바꾸면 돼요.

#: hint.2.en
# Defining a group again replaces it wherever it is used. 'show' prints the line
# that defines it now:
# galley> show stack
#: hint.2.ko
# 그룹을 다시 정의하면 그 그룹을 쓰는 곳이 모두 바뀌어요. 'show'는 지금 그룹을
# 정의하고 있는 줄을 보여 줘요:
# galley> show stack

#: hint.3.en
# Type the line that 'show stack' prints, with the word vertical where it says
# horizontal.
#: hint.3.ko
# 'show stack'이 보여 준 줄에서 horizontal만 vertical로 바꿔서 그대로 입력해
# 보세요.

#: solution
define group stack vertical width=fractionalWidth(1) height=absolute(200) of card

#: goal
expect frame a (0,0,300,100)
expect frame b (0,100,300,100)
expect frame c (0,200,300,100)
expect frame d (0,300,300,100)

#: done.en
# In code this is NSCollectionLayoutGroup.vertical instead of .horizontal: one
# word, another layout.
#: done.ko
# 코드에서는 NSCollectionLayoutGroup.horizontal 대신 .vertical을 쓰는
# 것뿐이에요. 단어 하나로 레이아웃이 달라져요.

"""##),
    BundledLesson(
      3, "three-columns",
      ##"""
#: title.en Three equal columns
#: title.ko 똑같은 세 열

#: text.en
# Three columns: a third each. Many people write 0.33, and that is a little less
# than a third. In a screen of 300 points three cells of 99 leave 3 points empty
# at the right:
# galley> frames a b c
#
# With 0.34 it is worse: three of them are wider than the row, and only two are
# left in it.
# galley> set cell.width fractionalWidth(0.34)
# galley> frames a b c
# galley> undo
#
# Your task: three columns of exactly 100 points. There is more than one way.

#: text.ko
# 세 열이면 하나가 3분의 1이죠. 그래서 0.33이라고 쓰는 경우가 많은데, 0.33은
# 3분의 1보다 조금 작아요. 너비가 300인 화면에서 99짜리 셀 세 개를 놓으면
# 오른쪽에 3만큼 남아요:
# galley> frames a b c
#
# 0.34라고 쓰면 더 곤란해요. 세 개를 합치면 행보다 넓어서 한 행에 두 개만
# 들어가요.
# galley> set cell.width fractionalWidth(0.34)
# galley> frames a b c
# galley> undo
#
# 목표: 너비가 정확히 100인 열 세 개를 만들어 보세요. 방법은 하나가 아니에요.

#: start
container 300x400
define item cell width=fractionalWidth(0.33) height=fractionalHeight(1)
define group row horizontal width=fractionalWidth(1) height=absolute(100) of cell
define section grid row
use grid
append sections main
append items a b c d to main
apply

#: wrong
# set cell.width fractionalWidth(0.34)

#: hint.1.en
# Write the third as what it is, a division. In Swift that is
# fractionalWidth(1.0 / 3.0).
#: hint.1.ko
# 3분의 1을 나눗셈 그대로 써 보세요. Swift라면 fractionalWidth(1.0 / 3.0)이에요.

#: hint.2.en
# Or let the group divide: with count=3 the group makes each item's width a
# third, whatever it was.
#: hint.2.ko
# 그룹이 나누게 할 수도 있어요. count=3을 주면 아이템의 너비가 무엇이었든 3분의
# 1로 바뀌어요.

#: hint.3.en
# In the shell a fraction may hold a division: set cell.width
# fractionalWidth(1/...)
#: hint.3.ko
# 여기서는 비율에 나눗셈을 바로 쓸 수 있어요: set cell.width
# fractionalWidth(1/...)

#: solution
set cell.width fractionalWidth(1/3)

#: goal
expect frame a (0,0,100,100)
expect frame b (100,0,100,100)
expect frame c (200,0,100,100)
expect frame d (0,100,100,100)

#: done.en
# From iOS 16 on UIKit rounds each width down to a pixel, so that three thirds
# always fit into the row. A width of absolute(100) would do here as well, but
# on this screen alone.
#: done.ko
# iOS 16부터 UIKit은 너비를 픽셀 단위로 내림해요. 그래서 3분의 1 세 개는 언제나
# 한 행에 들어가요. absolute(100)으로 써도 되지만, 이 화면에서만 맞는 답이에요.

"""##),
    BundledLesson(
      4, "counting",
      ##"""
#: title.en Count against repeating
#: title.ko count와 repeatingSubitem의 차이

#: text.en
# There are two ways to say how often a group repeats its item, and they look
# alike.
#
# horizontal(layoutSize:subitem:count:), here 'count=2', divides the group: each
# item becomes half as wide as the group, whatever width it was given. It is
# deprecated since iOS 16. horizontal(layoutSize:repeatingSubitem:count:), here
# 'repeating=2', repeats the item as it is.
#
# A pill is 80 points wide, but look at it:
# galley> show pill
# galley> frames
#
# Your task: two pills in a row, each at its own width of 80.

#: text.ko
# 그룹이 아이템을 몇 번 반복할지 정하는 방법이 두 가지 있는데, 생김새가 아주
# 비슷해요.
#
# horizontal(layoutSize:subitem:count:)은 여기서 'count=2'라고 써요. 그룹을
# 나누는 방식이라 아이템의 너비를 얼마로 정했든 그룹의 절반이 돼요. iOS
# 16부터는 deprecated예요. horizontal(layoutSize:repeatingSubitem:count:)은
# 'repeating=2'라고 쓰고, 아이템의 크기를 그대로 둬요.
#
# pill의 너비는 80인데 실제로는 어떤지 확인해 보세요:
# galley> show pill
# galley> frames
#
# 목표: 한 행에 pill을 두 개씩, 원래 너비인 80으로 놓아 보세요.

#: start
container 300x400
define item pill width=absolute(80) height=fractionalHeight(1)
define group row horizontal width=fractionalWidth(1) height=absolute(44) of pill count=2
define section tags row
use tags
append sections main
append items a b c d to main
apply

#: wrong
# define group row horizontal width=fractionalWidth(1) height=absolute(44) of pill

#: hint.1.en
# Without any count a row takes as many pills as fit, and that would be three.
#: hint.1.ko
# 개수를 정하지 않으면 들어가는 만큼 놓여요. 그러면 한 행에 세 개가 되죠.

#: hint.2.en
# The row has to be defined again, with another word in the place of count. This
# shows its line:
# galley> show row
#: hint.2.ko
# count 자리에 다른 단어를 써서 row를 다시 정의해야 해요. 지금 정의는 이렇게 볼
# 수 있어요:
# galley> show row

#: hint.3.en
# The line that 'show row' prints, with repeating=2 instead of count=2.
#: hint.3.ko
# 'show row'가 보여 준 줄에서 count=2를 repeating=2로 바꿔 입력해 보세요.

#: solution
define group row horizontal width=fractionalWidth(1) height=absolute(44) of pill repeating=2

#: goal
expect frame a (0,0,80,44)
expect frame b (80,0,80,44)
expect frame c (0,44,80,44)
expect frame d (80,44,80,44)

#: done.en
# count divides, repeating repeats. With repeating it is up to you that the
# items fit.
#: done.ko
# count는 나누고 repeating은 반복해요. repeating을 쓸 때 아이템이 그룹에
# 들어가게 하는 건 우리 몫이에요.

"""##),
    BundledLesson(
      5, "insets",
      ##"""
#: title.en Item insets against spacing
#: title.ko 아이템의 contentInsets와 간격

#: text.en
# Two ways to put air between photos.
#
# An item's contentInsets make the cell smaller inside its place, on all four
# sides: also at the edge of the screen, and between two photos the insets add
# up. Here 5 and 5 make 10 between, and 5 outside.
# galley> frames a b c d
#
# Spacing is only between: interItemSpacing between the items of a group,
# interGroupSpacing between the groups of a section. The fractions share what is
# left.
#
# Your task: photos that touch both edges of the screen, 10 points between
# columns and between rows.

#: text.ko
# 사진 사이에 여백을 두는 방법은 두 가지예요.
#
# 아이템의 contentInsets는 셀을 자기 자리 안에서 네 방향으로 줄여요. 그래서 화면
# 가장자리에도 여백이 생기고, 사진과 사진 사이에서는 두 여백이 더해져요.
# 여기서는 사이가 5 + 5 = 10, 바깥쪽이 5예요.
# galley> frames a b c d
#
# 간격(spacing)은 사이에만 들어가요. interItemSpacing은 그룹 안의 아이템 사이,
# interGroupSpacing은 섹션 안의 그룹 사이예요. 비율로 정한 크기는 간격을 뺀
# 나머지를 나눠 가져요.
#
# 목표: 사진이 화면 양쪽 끝에 닿고, 열 사이와 행 사이는 10이 되게 해 보세요.

#: start
container 300x400
define item photo width=fractionalWidth(1/3) height=fractionalHeight(1) contentInsets=(5,5,5,5)
define group row horizontal width=fractionalWidth(1) height=absolute(100) of photo
define section grid row
use grid
append sections main
append items a b c d e f to main
apply

#: wrong
# set photo.contentInsets (0,0,0,0)

#: hint.1.en
# First take the insets away; 'unset' sets a property back to what it is when
# nothing is said.
#: hint.1.ko
# 먼저 contentInsets를 없애 보세요. 'unset'은 속성을 기본값으로 되돌려요.

#: hint.2.en
# Columns stand in one group, rows are groups of one section. Two properties,
# one for each:
# galley> set grid.interGroupSpacing 10
#: hint.2.ko
# 열은 한 그룹 안에 있고, 행은 한 섹션의 그룹들이에요. 그래서 속성도 두 개가
# 필요해요:
# galley> set grid.interGroupSpacing 10

#: hint.3.en
# unset photo.contentInsets, then set grid.interGroupSpacing 10, and set
# row.interItemSpacing fixed(...).
#: hint.3.ko
# unset photo.contentInsets, set grid.interGroupSpacing 10, 그리고 set
# row.interItemSpacing fixed(...)예요.

#: solution
unset photo.contentInsets
set row.interItemSpacing fixed(10)
set grid.interGroupSpacing 10

#: goal
expect frame a (0,0,93.333,100)
expect frame b (103.333,0,93.333,100)
expect frame c (206.667,0,93.333,100)
expect frame d (0,110,93.333,100)

#: done.en
# Insets for a frame around everything, spacing for gaps between. Here each
# photo is (300 - 20) / 3 = 93.333 wide.
#: done.ko
# 둘레에 여백이 필요하면 contentInsets, 사이에만 필요하면 spacing이에요. 여기서
# 사진 하나의 너비는 (300 - 20) / 3 = 93.333이죠.

"""##),
    BundledLesson(
      6, "flexible",
      ##"""
#: title.en Fixed and flexible
#: title.ko fixed와 flexible

#: text.en
# A bar of four buttons, 60 points each, with fixed(10) between. Together they
# are 270 wide; the other 30 points of the screen are left over at the right.
# galley> frames
#
# interItemSpacing may be fixed, exactly so much, or flexible, at least so much.
# What is left over then goes into the flexible gaps, the same into each.
#
# Your task: the first button touches the left edge, the last one the right
# edge, on any screen. The goal also looks at a screen of 330 points.

#: text.ko
# 너비가 60인 버튼 네 개가 fixed(10) 간격으로 놓여 있어요. 모두 합치면 270이라
# 화면 오른쪽에 30이 남아요.
# galley> frames
#
# interItemSpacing에는 정확히 그만큼인 fixed와 적어도 그만큼인 flexible이
# 있어요. flexible이면 남는 공간이 간격마다 똑같이 나뉘어 들어가요.
#
# 목표: 화면 너비와 상관없이 첫 버튼은 왼쪽 끝에, 마지막 버튼은 오른쪽 끝에
# 닿게 해 보세요. 너비가 330인 화면에서도 확인해요.

#: start
container 300x400
define item button width=absolute(60) height=fractionalHeight(1)
define group bar horizontal width=fractionalWidth(1) height=absolute(44) of button interItemSpacing=fixed(10)
define section toolbar bar
use toolbar
append sections main
append items a b c d to main
apply

#: wrong
# set bar.interItemSpacing fixed(20)

#: hint.1.en
# fixed(20) looks right on this screen, and on no other.
#: hint.1.ko
# fixed(20)이면 이 화면에서는 맞아 보이지만, 다른 화면에서는 어긋나요.

#: hint.2.en
# The gaps have to grow with the screen: they are at least 10 and take what is
# left.
#: hint.2.ko
# 간격이 화면을 따라 커져야 해요. 적어도 10이고, 남는 공간을 가져가는 간격이
# 필요해요.

#: hint.3.en
# set bar.interItemSpacing ...(10), with the other of the two words.
#: hint.3.ko
# set bar.interItemSpacing ...(10)에서 fixed가 아닌 다른 단어를 써 보세요.

#: solution
set bar.interItemSpacing flexible(10)

#: goal
expect frame a (0,0,60,44)
expect frame b (80,0,60,44)
expect frame d (240,0,60,44)
container 330x400
expect frame d (270,0,60,44)

#: done.en
# A last row that is only partly filled keeps the gaps of a full row; flexible
# gaps do not grow there.
#: done.ko
# 마지막 행이 다 차지 않아도 간격은 꽉 찬 행과 같아요. 아이템이 적다고 간격이 더
# 벌어지지는 않아요.

"""##),
    BundledLesson(
      7, "gaps",
      ##"""
#: title.en interItem against interGroup: nothing happens!
#: title.ko interItem과 interGroup: 아무 일도 일어나지 않아요!

#: text.en
# Someone wanted 12 points between the rows of a list and wrote
# interItemSpacing=fixed(12). Nothing happened. Make it larger, and still
# nothing happens:
# galley> set line.interItemSpacing fixed(40)
# galley> frames
#
# Every row is a group of its own, holding one item. Between the items of a
# group of one there is nothing to space. What stands between two rows is the
# space between two groups of the section.
#
# Your task: 12 points between the rows.

#: text.ko
# 리스트의 행 사이를 12만큼 띄우고 싶어서 interItemSpacing=fixed(12)라고 썼는데
# 아무 일도 일어나지 않았어요. 값을 키워도 마찬가지예요:
# galley> set line.interItemSpacing fixed(40)
# galley> frames
#
# 행 하나하나가 아이템 하나짜리 그룹이기 때문이에요. 아이템이 하나뿐이면 그
# 사이라는 게 없죠. 행과 행 사이는 섹션 안에 있는 그룹과 그룹 사이예요.
#
# 목표: 행 사이를 12만큼 띄워 보세요.

#: start
container 300x400
define item row width=fractionalWidth(1) height=fractionalHeight(1)
define group line horizontal width=fractionalWidth(1) height=absolute(44) of row interItemSpacing=fixed(12)
define section list-of-rows line
use list-of-rows
append sections main
append items a b c to main
apply

#: wrong
# set line.interItemSpacing fixed(40)

#: hint.1.en
# How many items does each group hold, and how many groups does the section?
# galley> tree
#: hint.1.ko
# 그룹마다 아이템이 몇 개 있고, 섹션에는 그룹이 몇 개 있을까요?
# galley> tree

#: hint.2.en
# The property belongs to the section. This lists what a section has:
# galley> help define section
#: hint.2.ko
# 섹션의 속성이에요. 섹션에 어떤 속성이 있는지 볼 수 있어요:
# galley> help define section

#: hint.3.en
# set list-of-rows.interGroupSpacing, and a plain number: as in UIKit it is no
# NSCollectionLayoutSpacing.
#: hint.3.ko
# set list-of-rows.interGroupSpacing 뒤에 숫자만 쓰면 돼요. UIKit에서도
# NSCollectionLayoutSpacing이 아니라 CGFloat이에요.

#: solution
set list-of-rows.interGroupSpacing 12

#: goal
expect frame a (0,0,300,44)
expect frame b (0,56,300,44)
expect frame c (0,112,300,44)

#: done.en
# Inside a group: interItemSpacing. Between groups: interGroupSpacing. 'help
# spacing' has all five kinds.
#: done.ko
# 그룹 안은 interItemSpacing, 그룹 사이는 interGroupSpacing이에요. 'help
# spacing'에 다섯 가지가 모두 있어요.

"""##),
    BundledLesson(
      8, "estimate",
      ##"""
#: title.en An estimate is a guess
#: title.ko estimated는 짐작일 뿐이에요

#: text.en
# estimated(200) does not make a cell 200 points high. It is what the layout
# believes until the cell is on screen and says how high it wants to be.
# 'measure' plays the cell: here every row asks for 60 points.
#
# What has never been on screen keeps the guess. So the content is far too long,
# it shrinks while you scroll, and the scroll indicator jumps. 'visible' lists
# what is in sight, and how large the content is:
# galley> scroll to 0,300
# galley> visible
# galley> scroll to 0,0
#
# Your task: the content is 1200 points long from the start, and rows may still
# be as high as they like. The goal also tries a row that asks for 90.

#: text.ko
# estimated(200)이라고 써도 셀의 높이가 200이 되지는 않아요. 셀이 화면에 나와서
# 원하는 높이를 말하기 전까지 레이아웃이 믿고 있는 값일 뿐이에요. 여기서는
# 'measure'가 셀을 대신해서 모든 행이 60을 원한다고 말해 두었어요.
#
# 아직 화면에 나온 적이 없는 셀은 추정값을 그대로 써요. 그래서 콘텐츠가
# 실제보다 훨씬 길고, 스크롤하면 점점 줄어들고, 스크롤 인디케이터가 튀어요.
# 'visible'은 지금 보이는 셀과 콘텐츠 크기를 보여 줘요:
# galley> scroll to 0,300
# galley> visible
# galley> scroll to 0,0
#
# 목표: 처음부터 콘텐츠 길이가 1200이 되게 하되, 행은 여전히 원하는 만큼 높아질
# 수 있어야 해요. 90을 원하는 행으로도 확인해요.

#: target
# visible

#: start
container 300x400
define item row width=fractionalWidth(1) height=estimated(200)
define group line vertical width=fractionalWidth(1) height=estimated(200) of row
define section feed line
use feed
append sections main
append items r{1...20} to main
apply
measure row height=60

#: wrong
# set row.height absolute(60)

#: hint.1.en
# A good guess is close to what the cells ask for.
#: hint.1.ko
# 셀이 실제로 원하는 값에 가까울수록 좋은 추정값이에요.

#: hint.2.en
# absolute(60) would be no guess any more: then a row that asks for 90 gets 60.
#: hint.2.ko
# absolute(60)은 추정값이 아니에요. 그러면 90을 원하는 행도 60이 돼요.

#: hint.3.en
# set row.height estimated(...) with the height that the rows ask for.
#: hint.3.ko
# set row.height estimated(...)에 행이 원하는 높이를 넣어 보세요.

#: solution
set row.height estimated(60)

#: goal
expect content 300x1200
expect frame r2 (0,60,300,60)
measure r1 height=90
expect frame r2 (0,90,300,60)

#: done.en
# An estimate never decides how large a cell is, only how large the layout
# thinks it will be.
#: done.ko
# estimated는 셀의 크기를 정하지 않아요. 아직 보이지 않는 셀을 레이아웃이 얼마로
# 볼지 정할 뿐이에요.

"""##),
    BundledLesson(
      9, "self-sizing",
      ##"""
#: title.en Rows as high as their text
#: title.ko 글 길이에 맞는 행

#: text.en
# Three rows of text: one line, four lines, two lines. The cells ask for 30, 90
# and 60 points, but every row is 44 high. The long one is cut off and the short
# one wastes room.
# galley> frames
#
# An absolute height is a command, and what the cell asks for is not heard. An
# estimated one is a question. It has to be asked in two places, though: an item
# that is estimated in a group of fixed height sticks out of it, and the next
# row begins where it did before.
#
# Your task: each row as high as its cell asks for, one right below the other.

#: text.ko
# 한 줄, 네 줄, 두 줄짜리 글이 담긴 행 세 개가 있어요. 셀은 30, 90, 60을
# 원하는데 모든 행의 높이가 44예요. 긴 글은 잘리고 짧은 글은 공간이 남아요.
# galley> frames
#
# absolute는 명령이라서 셀이 원하는 높이를 듣지 않아요. estimated는 질문이에요.
# 다만 두 군데에서 물어봐야 해요. 아이템만 estimated이고 그룹의 높이가 고정이면
# 셀이 그룹 밖으로 삐져나오고, 다음 행은 원래 자리에서 시작하거든요.
#
# 목표: 행마다 셀이 원하는 높이로, 빈틈없이 이어지게 해 보세요.

#: start
container 300x400
define item label width=fractionalWidth(1) height=absolute(44)
define group line horizontal width=fractionalWidth(1) height=absolute(44) of label
define section notes line
use notes
append sections main
append items a b c to main
apply
measure a height=30
measure b height=90
measure c height=60

#: wrong
# set label.height estimated(44)

#: hint.1.en
# Begin with the item, and look what becomes of b and c:
# galley> set label.height estimated(44)
# galley> frames
#: hint.1.ko
# 아이템부터 바꿔 보고 b와 c가 어떻게 되는지 보세요:
# galley> set label.height estimated(44)
# galley> frames

#: hint.2.en
# The cells have their heights now, and lie over one another: each row is still
# 44 points further down. The rows are the groups.
#: hint.2.ko
# 셀의 높이는 맞는데 서로 겹쳐 있어요. 행이 아직도 44씩 내려가기 때문이에요.
# 행이 바로 그룹이에요.

#: hint.3.en
# set label.height estimated(44), and the same for line.
#: hint.3.ko
# set label.height estimated(44)를 입력하고, line에도 똑같이 해 보세요.

#: solution
set label.height estimated(44)
set line.height estimated(44)

#: goal
expect frame a (0,0,300,30)
expect frame b (0,30,300,90)
expect frame c (0,120,300,60)

#: done.en
# Self-sizing: estimated on the item and on its group, and constraints in the
# cell from top to bottom.
#: done.ko
# 셀프 사이징을 하려면 아이템과 그룹을 모두 estimated로 하고, 셀 안의 제약을
# 위에서 아래까지 이어 주면 돼요.

"""##),
    BundledLesson(
      10, "swimlane",
      ##"""
#: title.en Mend the swimlane
#: title.ko 스윔레인 고치기

#: text.en
# A lane of course cards was to be 160 points wide per card. Somebody meant
# absolute(160) and wrote fractionalWidth(160): a hundred and sixty times the
# screen. It compiles, it runs, and one enormous card covers everything.
# galley> frames
#
# Your task: cards of 160 points, one after another, 10 points apart.

#: text.ko
# 강의 카드가 옆으로 이어지는 스윔레인이에요. 카드 너비를 160으로 하려다가
# absolute(160) 대신 fractionalWidth(160)이라고 썼어요. 화면 너비의 160배라는
# 뜻이죠. 컴파일도 되고 실행도 되는데, 커다란 카드 하나가 화면을 다 덮어요.
# galley> frames
#
# 목표: 너비가 160인 카드가 10 간격으로 이어지게 해 보세요.

#: start
container 300x400
define item course width=fractionalWidth(1) height=fractionalHeight(1)
define group lane horizontal width=fractionalWidth(160) height=absolute(200) of course
define section swimlane lane interGroupSpacing=10 contentInsets=(0,20,20,20) orthogonalScrollingBehavior=continuous
use swimlane
append sections courses
append items a b c d to courses
apply

#: wrong
# set lane.width fractionalWidth(1.6)

#: hint.1.en
# Read the line of the group aloud: how wide is it?
# galley> show lane
#: hint.1.ko
# 그룹을 정의한 줄을 소리 내어 읽어 보세요. 너비가 얼마라고 되어 있나요?
# galley> show lane

#: hint.2.en
# A fraction is seldom larger than 1. Points are meant here.
#: hint.2.ko
# 비율이 1보다 큰 경우는 거의 없어요. 여기서는 포인트를 쓰려던 거예요.

#: hint.3.en
# set lane.width ...(160), with the word for points.
#: hint.3.ko
# set lane.width ...(160)에 포인트를 뜻하는 단어를 넣어 보세요.

#: solution
set lane.width absolute(160)

#: goal
expect frame a (20,0,160,200)
expect frame b (190,0,160,200)
expect frame d (530,0,160,200)

#: done.en
# In code nothing warns of it: both take a CGFloat. When a cell is absurdly
# large, look for this first.
#: done.ko
# 둘 다 CGFloat를 받으니까 코드에서는 아무 경고도 없어요. 셀이 터무니없이 크면
# 이것부터 의심해 보세요.

"""##),
    BundledLesson(
      11, "peek",
      ##"""
#: title.en Let a third of the next card peek in
#: title.ko 다음 카드가 3분의 1만큼 보이게

#: text.en
# A card as wide as the screen hides that there is more to the right. A good
# lane shows a piece of the next card. The group's width decides: what it leaves
# of the screen belongs to the neighbour. 'visible' lists what is in sight:
# galley> set page.width fractionalWidth(0.9)
# galley> visible
# galley> undo
#
# Your task: one card and just a third of the next one, on any screen. The goal
# also looks at a screen of 400 points.

#: text.ko
# 카드가 화면 너비와 같으면 오른쪽에 더 있다는 걸 알 수 없어요. 좋은 캐러셀은
# 다음 카드를 살짝 보여 주죠. 그건 그룹의 너비가 정해요. 그룹이 차지하고 남은
# 너비가 다음 카드의 몫이에요. 'visible'은 지금 보이는 셀을 보여 줘요:
# galley> set page.width fractionalWidth(0.9)
# galley> visible
# galley> undo
#
# 목표: 화면 너비와 상관없이 카드 하나와 다음 카드의 3분의 1이 보이게 해
# 보세요. 너비가 400인 화면에서도 확인해요.

#: target
# visible

#: start
container 300x400
define item card width=fractionalWidth(1) height=fractionalHeight(1)
define group page horizontal width=fractionalWidth(1) height=absolute(200) of card
define section cards page orthogonalScrollingBehavior=groupPaging
use cards
append sections today
append items a b c d to today
apply

#: wrong
# set page.width absolute(225)

#: hint.1.en
# One card and a third of a card are the whole screen.
#: hint.1.ko
# 카드 하나와 카드의 3분의 1을 더하면 화면 전체예요.

#: hint.2.en
# 4/3 of a card are 1 screen. How much of the screen is a card?
#: hint.2.ko
# 카드의 4/3이 화면 1이에요. 그러면 카드 하나는 화면의 얼마일까요?

#: hint.3.en
# set page.width fractionalWidth(...) with three quarters.
#: hint.3.ko
# set page.width fractionalWidth(...)에 4분의 3을 넣어 보세요.

#: solution
set page.width fractionalWidth(0.75)

#: goal
expect frame a (0,0,225,200)
expect frame b (225,0,225,200)
container 400x400
expect frame b (300,0,300,200)

#: done.en
# The card stays 1 of its group, the group is 0.75 of the screen. groupPaging
# stops at each card.
#: done.ko
# 카드는 그룹의 1, 그룹은 화면의 0.75예요. groupPaging이라서 카드마다 멈춰요.

"""##),
    BundledLesson(
      12, "scrolling",
      ##"""
#: title.en Six ways to scroll, and where they stop
#: title.ko 여섯 가지 스크롤 방식과 멈추는 자리

#: text.en
# orthogonalScrollingBehavior makes a section scroll across the layout, and says
# where it comes to rest:
#   none                            it does not; groups go on downwards
#   continuous                      anywhere
#   continuousGroupLeadingBoundary  where a group begins
#   paging                          at every screenful, whatever the groups are
#   groupPaging                     where a group begins, group by group
#   groupPagingCentered             where a group stands in the middle
#
# Eight cards of 120, 10 apart, on a screen of 300. A finger asks for 200; watch
# where the row rests:
# galley> scroll cards to 200
# galley> set lane.orthogonalScrollingBehavior paging
# galley> scroll cards to 200
# galley> undo 3
#
# Your task: whoever asks for 200 gets 170, where the third card stands right in
# the middle.

#: text.ko
# orthogonalScrollingBehavior를 정하면 섹션이 레이아웃과 직각 방향으로
# 스크롤돼요. 멈추는 자리는 이래요:
#   none                            스크롤되지 않고 그룹이 아래로 이어져요
#   continuous                      어디서나 멈춰요
#   continuousGroupLeadingBoundary  그룹이 시작하는 곳에서 멈춰요
#   paging                          그룹과 상관없이 한 화면씩 넘어가요
#   groupPaging                     그룹이 시작하는 곳에서, 그룹 단위로 멈춰요
#   groupPagingCentered             그룹이 가운데에 오도록 멈춰요
#
# 너비가 120인 카드 여덟 장이 10 간격으로 있고 화면 너비는 300이에요. 200까지
# 밀면 어디서 멈추는지 보세요:
# galley> scroll cards to 200
# galley> set lane.orthogonalScrollingBehavior paging
# galley> scroll cards to 200
# galley> undo 3
#
# 목표: 200까지 밀면 세 번째 카드가 한가운데에 오는 170에서 멈추게 해 보세요.

#: target
# scroll cards to 200
# visible

#: start
container 300x200
define item card width=fractionalWidth(1) height=fractionalHeight(1)
define group slot horizontal width=absolute(120) height=absolute(100) of card
define section lane slot interGroupSpacing=10 orthogonalScrollingBehavior=continuous
use lane
append sections cards
append items c{1...8} to cards
apply

#: wrong
# set lane.orthogonalScrollingBehavior groupPaging

#: hint.1.en
# groupPaging rests at 260, where a card begins at the left edge. Here a card is
# to stand in the middle.
#: hint.1.ko
# groupPaging은 카드가 왼쪽 끝에서 시작하는 260에서 멈춰요. 여기서는 카드가
# 가운데에 와야 해요.

#: hint.2.en
# The third card begins at 260 and its middle is at 320. The middle of the
# screen is at 150, and 320 - 150 = 170.
#: hint.2.ko
# 세 번째 카드는 260에서 시작하고 중심은 320이에요. 화면의 중심은 150이니까 320
# - 150 = 170이죠.

#: hint.3.en
# set lane.orthogonalScrollingBehavior groupPaging..., with the word for the
# middle.
#: hint.3.ko
# set lane.orthogonalScrollingBehavior groupPaging... 뒤에 가운데를 뜻하는
# 단어를 붙여 보세요.

#: solution
set lane.orthogonalScrollingBehavior groupPagingCentered

#: goal
scroll cards to 200
expect offset cards 170
expect frame c3 (260,0,120,100)
scroll cards to 50
expect offset cards 40

#: done.en
# 'flick cards 500' lets a finger go with a speed. Try the other behaviours with
# it as well.
#: done.ko
# 'flick cards 500'은 손가락을 그 속도로 떼는 명령이에요. 다른 방식에서도 한번
# 해 보세요.

"""##),
    BundledLesson(
      13, "pages",
      ##"""
#: title.en Three items a page
#: title.ko 한 페이지에 세 개씩

#: text.en
# The App Store shows three apps below one another, and a swipe brings the next
# three. A page is a group: what stands on a page together belongs into one
# group, and the section scrolls group by group.
#
# Here every group holds one app, so a swipe brings one more. And the page is
# only as high as one app.
# galley> visible
#
# Your task: pages 270 wide with three apps of 60 points, one below the other.

#: text.ko
# App Store는 앱 세 개를 위아래로 보여 주고, 옆으로 밀면 다음 세 개가 나와요. 한
# 페이지가 그룹 하나예요. 같은 페이지에 놓일 아이템을 한 그룹에 넣고, 섹션이
# 그룹 단위로 스크롤하게 하면 돼요.
#
# 지금은 그룹마다 앱이 하나뿐이라 밀 때마다 하나씩 나와요. 페이지 높이도 앱
# 하나만큼이고요.
# galley> visible
#
# 목표: 너비 270인 페이지마다 높이 60인 앱을 세 개씩 쌓아 보세요.

#: start
container 300x400
define item app width=fractionalWidth(1) height=absolute(60)
define group page horizontal width=fractionalWidth(0.9) height=absolute(60) of app
define section apps page orthogonalScrollingBehavior=groupPaging
use apps
append sections games
append items a b c d e f to games
apply

#: wrong
# set page.height absolute(180)

#: hint.1.en
# A page that is higher does not help alone. Which way does it run?
#: hint.1.ko
# 페이지를 높이기만 해서는 안 돼요. 그룹이 어느 방향으로 흐르나요?

#: hint.2.en
# A vertical group of 180 points has room for three apps of 60.
#: hint.2.ko
# 높이가 180인 vertical 그룹에는 높이가 60인 앱이 세 개 들어가요.

#: hint.3.en
# With the height of three apps in the place of the dots:
#   define group page vertical width=0.9w height=... of app
# (0.9w is short for fractionalWidth(0.9).)
#: hint.3.ko
# 점 세 개 자리에 앱 세 개를 합친 높이를 넣어 보세요:
#   define group page vertical width=0.9w height=... of app
# (0.9w는 fractionalWidth(0.9)를 줄여 쓴 거예요.)

#: solution
define group page vertical width=fractionalWidth(0.9) height=absolute(180) of app

#: goal
expect frame a (0,0,270,60)
expect frame b (0,60,270,60)
expect frame c (0,120,270,60)
expect frame d (270,0,270,60)

#: done.en
# 'template app-rows' builds the whole of it, with insets and spacing.
#: done.ko
# 여백과 간격까지 갖춘 레이아웃은 'template app-rows'로 만들 수 있어요.

"""##),
    BundledLesson(
      14, "mosaic",
      ##"""
#: title.en Groups in groups: a mosaic
#: title.ko 그룹 안의 그룹: 모자이크

#: text.en
# A group's subitems may be groups. That is how a large photo gets two small
# ones beside it: the large photo and a column stand side by side, and the
# column is a group of its own.
#
# The row below has a large photo, two thirds of its width. A third is empty at
# the right. An item for small photos is there as well: as wide as its group,
# and half as high.
# galley> show small
#
# Your task: beside each large photo a column of two small ones, 100 by 100.

#: text.ko
# 그룹의 subitems에는 그룹도 들어갈 수 있어요. 큰 사진 옆에 작은 사진 두 장을
# 쌓는 방법이 바로 이거예요. 큰 사진과 세로 줄이 나란히 놓이고, 그 세로 줄이 또
# 하나의 그룹이에요.
#
# 지금 행에는 너비의 3분의 2를 차지하는 큰 사진이 있고, 오른쪽 3분의 1은 비어
# 있어요. 작은 사진용 아이템도 이미 있어요. 너비는 그룹과 같고 높이는 그룹의
# 절반이에요.
# galley> show small
#
# 목표: 큰 사진마다 옆에 100 x 100인 작은 사진 두 장을 쌓아 보세요.

#: start
container 300x400
define item large width=fractionalWidth(2/3) height=fractionalHeight(1)
define item small width=fractionalWidth(1) height=fractionalHeight(0.5)
define group tiles horizontal width=fractionalWidth(1) height=absolute(200) of large
define section mosaic tiles
use mosaic
append sections main
append items a b c d e f to main
apply

#: wrong
# define group tiles horizontal width=fractionalWidth(1) height=absolute(200) of large small

#: hint.1.en
# You need one more group, a vertical one, a third of the row wide and as high
# as the row.
#: hint.1.ko
# 그룹이 하나 더 필요해요. 너비는 행의 3분의 1이고 높이는 행과 같은 vertical
# 그룹이에요.

#: hint.2.en
# Its subitem is small:
# galley> define group pair vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of small
#: hint.2.ko
# 그 그룹의 아이템은 small이에요:
# galley> define group pair vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of small

#: hint.3.en
# With pair defined, define tiles again as it was, 'of large ...' with the
# column after it.
#: hint.3.ko
# pair를 만든 다음, tiles를 그대로 다시 정의하면서 'of large ...' 뒤에 세로 줄을
# 넣어 보세요.

#: solution
define group pair vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of small
define group tiles horizontal width=fractionalWidth(1) height=absolute(200) of large pair

#: goal
expect frame a (0,0,200,200)
expect frame b (200,0,100,100)
expect frame c (200,100,100,100)
expect frame d (0,200,200,200)
expect frame f (200,300,100,100)

#: done.en
# Items fill the boxes from the outside in: the large one, then the whole
# column, then the next row.
#: done.ko
# 아이템은 큰 자리, 세로 줄 전체, 다음 행 순서로 자리를 채워 가요.

"""##),
    BundledLesson(
      15, "missing",
      ##"""
#: title.en Items that never appear
#: title.ko 나타나지 않는 아이템

#: text.en
# The row was to hold a photo and, beside it, its caption. Every item of the
# data is shown, and yet there is no caption to be seen: every cell is as large
# as a photo.
# galley> frames
#
# A group takes subitems as long as they fit. The photo takes 0.7 of the row,
# the caption wants 0.4; that is more than 1. So the group ends before the
# caption, and the next item of the data begins a new group, with a photo again.
# What does not fit is not shrunk and not reported. It just never has its turn.
#
# Your task: b is the caption of a, d the caption of c, with the photos as they
# are.

#: text.ko
# 한 행에 사진과 설명을 나란히 놓으려고 했어요. 데이터의 아이템은 모두 보이는데
# 설명은 하나도 없고, 모든 셀이 사진 크기예요.
# galley> frames
#
# 그룹은 들어갈 수 있는 데까지만 하위 아이템을 넣어요. 사진이 0.7을 차지하는데
# 설명이 0.4를 원하니까 합이 1을 넘죠. 그래서 설명 앞에서 그룹이 끝나고, 다음
# 데이터는 새 그룹에서 다시 사진부터 시작해요. 들어가지 못하는 하위 아이템은
# 줄어들지도 않고 경고도 없어요. 차례가 영영 오지 않을 뿐이에요.
#
# 목표: 사진은 그대로 두고, b는 a의 설명, d는 c의 설명이 되게 해 보세요.

#: start
container 300x400
define item photo width=fractionalWidth(0.7) height=fractionalHeight(1)
define item caption width=fractionalWidth(0.4) height=fractionalHeight(1)
define group row horizontal width=fractionalWidth(1) height=absolute(100) of photo caption
define section feed row
use feed
append sections main
append items a b c d to main
apply

#: wrong
# set caption.width fractionalWidth(0.35)

#: hint.1.en
# How much of the row does the photo leave?
#: hint.1.ko
# 사진이 차지하고 나면 행에 얼마가 남을까요?

#: hint.2.en
# The two fractions must not come to more than 1.
#: hint.2.ko
# 두 비율의 합이 1을 넘으면 안 돼요.

#: hint.3.en
# set caption.width fractionalWidth(...) with what 0.7 leaves of 1.
#: hint.3.ko
# set caption.width fractionalWidth(...)에 1에서 0.7을 뺀 값을 넣어 보세요.

#: solution
set caption.width fractionalWidth(0.3)

#: goal
expect frame a (0,0,210,100)
expect frame b (210,0,90,100)
expect frame c (0,100,210,100)
expect frame d (210,100,90,100)

#: done.en
# When a cell has the wrong kind of size, add up what its group holds.
#: done.ko
# 셀이 엉뚱한 크기로 보이면 그룹 안의 크기를 모두 더해 보세요.

"""##),
    BundledLesson(
      16, "header",
      ##"""
#: title.en A header that pins
#: title.ko 위에 붙어 있는 헤더

#: text.en
# A header is a boundary supplementary item: it is tied to an edge of the
# section. One is defined already, but nothing uses it yet. 'add' puts it into
# boundarySupplementaryItems:
# galley> show title
# galley> add title to rows
# galley> frames --visible
# galley> undo
#
# By itself a header scrolls away with its section. pinToVisibleBounds keeps it
# in sight, at the top of the screen, as long as its section is there.
#
# Your task: the section has the header, and it stays in sight when the list is
# scrolled by 150.

#: text.ko
# 헤더는 섹션의 가장자리에 붙는 boundary supplementary item이에요. 이미 하나
# 정의되어 있지만 아직 쓰이지는 않아요. 'add'로 boundarySupplementaryItems에
# 넣을 수 있어요:
# galley> show title
# galley> add title to rows
# galley> frames --visible
# galley> undo
#
# 헤더는 그대로 두면 섹션과 함께 스크롤되어 사라져요. pinToVisibleBounds를 켜면
# 섹션이 보이는 동안 화면 위쪽에 계속 붙어 있어요.
#
# 목표: 섹션에 헤더를 넣고, 150만큼 스크롤해도 헤더가 보이게 해 보세요.

#: target
# scroll to 0,150
# frames --visible

#: start
container 300x300
define item row width=fractionalWidth(1) height=fractionalHeight(1)
define group line horizontal width=fractionalWidth(1) height=absolute(50) of row
define section rows line
define header title width=fractionalWidth(1) height=absolute(40)
use rows
append sections names
append items n{1...12} to names
apply

#: wrong
# add title to rows

#: hint.1.en
# Two steps: first the section gets its header.
# galley> add title to rows
#: hint.1.ko
# 두 단계예요. 먼저 섹션에 헤더를 넣어 보세요.
# galley> add title to rows

#: hint.2.en
# Then scroll and see it leave. The header has a property against that:
# galley> help define header
#: hint.2.ko
# 그다음 스크롤해서 헤더가 사라지는지 보세요. 그걸 막는 속성이 헤더에 있어요:
# galley> help define header

#: hint.3.en
# add title to rows, then set title.pinToVisibleBounds ...
#: hint.3.ko
# add title to rows를 입력한 다음 set title.pinToVisibleBounds ...예요.

#: solution
add title to rows
set title.pinToVisibleBounds true

#: goal
expect frame n1 (0,40,300,50)
scroll to 0,150
expect frame title (0,150,300,40)
append sections more
append items m to more
apply
expect frame m (0,680,300,50)

#: done.en
# A pinned header stops at the end of its own section: the next section's header
# takes its place.
#: done.ko
# 붙어 있는 헤더는 자기 섹션이 끝나면 멈추고, 다음 섹션의 헤더가 그 자리를
# 이어받아요.

"""##),
    BundledLesson(
      17, "badge",
      ##"""
#: title.en A badge on the corner
#: title.ko 모서리에 걸친 배지

#: text.en
# A badge is a supplementary item of an item. Its containerAnchor names the
# edges of the cell that it touches, here top and trailing, and it stands inside
# that corner.
# galley> frames
#
# The badges of a home screen sit on the corner itself, half inside and half
# outside. An offset moves them: absoluteOffset in points, or fractionalOffset
# in widths and heights of the badge. Up is negative.
#
# Your task: the middle of the badge on the corner of the cell, at (80,20),
# however large the badge is. The goal also tries a badge of 40 points.

#: text.ko
# 배지는 아이템에 딸린 supplementary item이에요. containerAnchor에 쓴 가장자리에
# 맞닿는데, 여기서는 위쪽과 trailing 쪽이라 그 모서리 안쪽에 놓여요.
# galley> frames
#
# 홈 화면의 배지는 모서리 위에 반쯤 걸쳐 있죠. offset을 주면 옮길 수 있어요.
# absoluteOffset은 포인트 단위이고, fractionalOffset은 배지 자신의 너비와
# 높이를 1로 본 값이에요. 위쪽은 음수예요.
#
# 목표: 배지 크기와 상관없이 배지의 중심이 셀의 모서리 (80,20)에 오게 해 보세요.
# 크기가 40인 배지로도 확인해요.

#: start
container 300x200
define item app width=absolute(60) height=absolute(60)
define group row horizontal width=fractionalWidth(1) height=absolute(60) of app
define section home row contentInsets=(20,20,20,20)
define badge dot width=absolute(20) height=absolute(20) containerAnchor=(edges:top+trailing)
add dot to app
use home
append sections main
append items mail to main
apply

#: wrong
# set dot.containerAnchor (edges:top+trailing,absoluteOffset:(10,-10))

#: hint.1.en
# It has to move right by half of itself, and up by half of itself.
#: hint.1.ko
# 자기 크기의 절반만큼 오른쪽으로, 절반만큼 위로 옮겨야 해요.

#: hint.2.en
# An anchor with a fractional offset is written so:
# (edges:bottom+leading,fractionalOffset:(0,1))
#: hint.2.ko
# 비율 offset이 있는 앵커는 이렇게 써요:
# (edges:bottom+leading,fractionalOffset:(0,1))

#: hint.3.en
# Right is positive, up is negative:
#   set dot.containerAnchor (edges:top+trailing,fractionalOffset:(0.5,...))
#: hint.3.ko
# 오른쪽은 양수, 위쪽은 음수예요:
#   set dot.containerAnchor (edges:top+trailing,fractionalOffset:(0.5,...))

#: solution
set dot.containerAnchor (edges:top+trailing,fractionalOffset:(0.5,-0.5))

#: goal
expect frame dot (70,10,20,20)
set dot.width absolute(40)
set dot.height absolute(40)
expect frame dot (60,0,40,40)

#: done.en
# The badge takes no room: the cells stand where they would stand without it.
#: done.ko
# 배지는 자리를 차지하지 않아요. 배지가 없어도 셀은 같은 자리에 있어요.

"""##),
    BundledLesson(
      18, "background",
      ##"""
#: title.en A background for the section
#: title.ko 섹션의 배경

#: text.en
# A background is a decoration item: it belongs to no data and lies behind a
# whole section, header and insets included. One is defined already; 'add' puts
# it into decorationItems.
# galley> add plate to rows
# galley> frames plate
# galley> undo
#
# It is as large as the section. Its own contentInsets make it smaller, so that
# it looks like a card.
#
# Your task: a plate behind the rows that keeps 8 points from every edge of the
# section.

#: text.ko
# 배경은 decoration item이에요. 데이터와는 관계없이 섹션 전체 뒤에 깔리고,
# 헤더와 여백까지 덮어요. 이미 하나 정의되어 있고, 'add'로 decorationItems에
# 넣을 수 있어요.
# galley> add plate to rows
# galley> frames plate
# galley> undo
#
# 배경은 섹션과 크기가 같아요. 배경 자신의 contentInsets를 주면 그만큼 작아져서
# 카드처럼 보여요.
#
# 목표: 행 뒤에 배경을 깔고, 섹션의 모든 가장자리에서 8만큼 떨어지게 해 보세요.

#: start
container 300x400
define item row width=fractionalWidth(1) height=fractionalHeight(1)
define group line horizontal width=fractionalWidth(1) height=absolute(50) of row
define section rows line contentInsets=(20,20,20,20)
define background plate
use rows
append sections main
append items a b c to main
apply

#: wrong
# add plate to rows

#: hint.1.en
# First put it there, and look how large it is.
# galley> add plate to rows
# galley> frames plate
#: hint.1.ko
# 먼저 배경을 넣고 크기를 확인해 보세요.
# galley> add plate to rows
# galley> frames plate

#: hint.2.en
# The insets belong to the plate. Insets of the section would move the rows.
#: hint.2.ko
# 섹션이 아니라 배경의 contentInsets예요. 섹션의 contentInsets를 바꾸면 행이
# 움직여요.

#: hint.3.en
# add plate to rows, then set plate.contentInsets and one number for all four
# sides.
#: hint.3.ko
# add plate to rows를 입력한 다음, set plate.contentInsets 뒤에 네 방향에 쓸
# 숫자 하나를 넣어 보세요.

#: solution
add plate to rows
set plate.contentInsets 8

#: goal
expect frame a (20,20,260,50)
expect frame plate (8,8,284,174)

#: done.en
# In an app the layout must know its view: register(_:forDecorationViewOfKind:)
# on the layout itself.
#: done.ko
# 앱에서는 배경 뷰를 컬렉션 뷰가 아니라 레이아웃에 등록해요:
# register(_:forDecorationViewOfKind:)

"""##),
    BundledLesson(
      19, "safe-area",
      ##"""
#: title.en Safe area and margins
#: title.ko safe area와 마진

#: text.en
# An iPhone held sideways has its camera on one side, and the safe area keeps 47
# points free on both. When nothing is said, sections stay within the safe area:
# galley> frames
#
# contentInsetsReference says what a section keeps to: safeArea, layoutMargins
# (the text column of the screen), readableContent, or none, which is the bare
# edge of the screen. Set it for a section:
# galley> set texts.contentInsetsReference none
# galley> frames
# galley> undo
#
# Your task: photos run from edge to edge, and the text keeps to the layout
# margins.

#: text.ko
# iPhone을 가로로 들면 한쪽에 카메라가 있어서 safe area가 양쪽을 47씩 비워 둬요.
# 아무 말도 하지 않으면 섹션은 safe area 안에 놓여요:
# galley> frames
#
# contentInsetsReference는 섹션이 무엇에 맞출지 정해요. safeArea,
# layoutMargins(화면의 본문 너비), readableContent가 있고, none은 화면의
# 가장자리 그대로예요. 섹션마다 정할 수 있어요:
# galley> set texts.contentInsetsReference none
# galley> frames
# galley> undo
#
# 목표: 사진은 화면 끝에서 끝까지, 글은 레이아웃 마진에 맞춰 보세요.

#: start
device iphone-14 landscape
define item cell width=fractionalWidth(1) height=fractionalHeight(1)
define group line horizontal width=fractionalWidth(1) height=absolute(60) of cell
define section photos line
define section texts line
append sections gallery story
use photos for gallery
use texts for story
append items photo to gallery
append items words to story
apply

#: wrong
# set layout.contentInsetsReference none

#: hint.1.en
# Each of the two sections needs a word of its own.
#: hint.1.ko
# 두 섹션에 각각 다른 값을 줘야 해요.

#: hint.2.en
# The photos first:
# galley> set photos.contentInsetsReference none
#: hint.2.ko
# 사진부터 바꿔 보세요:
# galley> set photos.contentInsetsReference none

#: hint.3.en
# set photos.contentInsetsReference none, then the same for texts with
# layoutMargins.
#: hint.3.ko
# set photos.contentInsetsReference none을 입력한 다음, texts에는
# layoutMargins를 주세요.

#: solution
set photos.contentInsetsReference none
set texts.contentInsetsReference layoutMargins

#: goal
expect frame photo (0,0,844,60)
expect frame words (63,60,718,60)

#: done.en
# Only the edges across the scroll direction count. Top and bottom are the
# scroll view's own affair.
#: done.ko
# 스크롤 방향과 직각인 가장자리에만 적용돼요. 위아래는 스크롤 뷰의
# contentInset이 맡아요.

"""##),
    BundledLesson(
      20, "two-and-four",
      ##"""
#: title.en Two columns on a phone, four on a pad
#: title.ko iPhone에서는 두 열, iPad에서는 네 열

#: text.en
# A section provider is asked again whenever the container changes, and may
# answer with another section: in code,
# environment.container.effectiveContentSize.width decides. Here a condition
# does:
#   use NAME when width >= 600
# The last line that fits wins, so the general one stands first and the special
# one after it.
#
# This grid has two columns everywhere. On a pad the photos are enormous:
# galley> container 820x1180
# galley> frames
# galley> undo
#
# Your task: two columns on this phone, four on a pad. The goal looks at both.

#: text.ko
# 섹션 프로바이더는 컨테이너가 바뀔 때마다 다시 불리고, 그때 다른 섹션을 돌려줄
# 수 있어요. 코드에서는 environment.container.effectiveContentSize.width를 보고
# 정하죠. 여기서는 조건을 붙여요:
#   use NAME when width >= 600
# 조건이 맞는 줄 가운데 마지막 줄이 쓰여요. 그래서 일반적인 것을 먼저, 특별한
# 것을 나중에 써요.
#
# 이 그리드는 어디서나 두 열이라 iPad에서는 사진이 너무 커요:
# galley> container 820x1180
# galley> frames
# galley> undo
#
# 목표: iPhone에서는 두 열, iPad에서는 네 열이 되게 해 보세요. 두 화면 모두
# 확인해요.

#: target
# container 820x1180
# frames

#: start
container 390x844
define item photo width=fractionalWidth(1) height=fractionalHeight(1)
define group two horizontal width=fractionalWidth(1) height=absolute(100) of photo count=2
define section narrow two
use narrow
append sections main
append items a b c d to main
apply

#: wrong
# define group two horizontal width=fractionalWidth(1) height=absolute(100) of photo count=4

#: hint.1.en
# You need a second group and a second section, for wide screens:
# galley> define group four horizontal width=fractionalWidth(1) height=absolute(100) of photo count=4
#: hint.1.ko
# 넓은 화면에서 쓸 그룹과 섹션이 하나씩 더 필요해요:
# galley> define group four horizontal width=fractionalWidth(1) height=absolute(100) of photo count=4

#: hint.2.en
# A section of that group, under a name of its own: define section wide four
#: hint.2.ko
# 그 그룹으로 새 이름의 섹션을 만들어요: define section wide four

#: hint.3.en
# With four and wide defined: use wide when width ...
#: hint.3.ko
# four와 wide를 정의한 다음 use wide when width ...를 입력해 보세요.

#: solution
define group four horizontal width=fractionalWidth(1) height=absolute(100) of photo count=4
define section wide four
use wide when width >= 600

#: goal
expect frame b (195,0,195,100)
expect frame c (0,100,195,100)
container 820x1180
expect frame b (205,0,205,100)
expect frame d (615,0,205,100)

#: done.en
# Ask for the width, not for the device: a pad's app may be as narrow as a
# phone.
#: done.ko
# 기기 종류가 아니라 너비를 기준으로 정하세요. iPad에서도 앱 창은 iPhone만큼
# 좁아질 수 있어요.

"""##),
    BundledLesson(
      21, "first-snapshot",
      ##"""
#: title.en The first snapshot
#: title.ko 첫 번째 스냅샷

#: text.en
# The layout says where cells stand; the snapshot says which items there are. It
# has sections, each with its items in order. Every name stands in it once.
#
# Commands edit a snapshot that nobody sees yet, as code edits an
# NSDiffableDataSourceSnapshot. 'apply' puts it on screen: that is
# dataSource.apply(snapshot). Try a section:
# galley> append sections drafts
# galley> snapshot
# galley> undo
#
# Your task, on screen: a section 'pinned' with the notes 'milk' and 'rent', and
# below it a section 'all' with 'trip', 'gift' and 'book'.

#: text.ko
# 레이아웃이 셀의 자리를 정한다면, 스냅샷은 어떤 아이템이 있는지를 정해요.
# 스냅샷에는 섹션이 있고, 섹션마다 아이템이 순서대로 들어 있어요. 같은 이름은 한
# 번만 들어갈 수 있어요.
#
# 명령은 아직 화면에 나오지 않은 스냅샷을 고쳐요. 코드에서
# NSDiffableDataSourceSnapshot을 고치는 것과 같아요. 'apply'를 하면 화면에
# 나타나요. dataSource.apply(snapshot)이죠. 섹션을 하나 넣어 보세요:
# galley> append sections drafts
# galley> snapshot
# galley> undo
#
# 목표: 화면에 'pinned' 섹션과 메모 'milk', 'rent'가 있고, 그 아래 'all' 섹션에
# 'trip', 'gift', 'book'이 있게 해 보세요.

#: target
# snapshot applied

#: start
container 300x400
define item note width=fractionalWidth(1) height=fractionalHeight(1)
define group line horizontal width=fractionalWidth(1) height=absolute(44) of note
define section list-of-notes line
use list-of-notes

#: wrong
# append sections pinned all
# append items milk rent to pinned
# append items trip gift book to all

#: hint.1.en
# Sections first: an item needs one to stand in. Both can be appended in one
# line.
#: hint.1.ko
# 섹션이 먼저예요. 아이템은 섹션 안에 있어야 하니까요. 두 섹션을 한 줄로 넣을 수
# 있어요.

#: hint.2.en
# galley> append sections pinned all
# Then the items: append items milk rent to pinned, and the same for the other
# section.
#: hint.2.ko
# galley> append sections pinned all
# 그다음은 아이템이에요. append items milk rent to pinned를 입력하고, 다른
# 섹션도 똑같이 해 보세요.

#: hint.3.en
# All there, and still nothing on screen? The last line is one word, and the
# method has the same name.
#: hint.3.ko
# 다 넣었는데 화면에 아무것도 없나요? 마지막 줄은 단어 하나예요. 메서드 이름과
# 같아요.

#: solution
append sections pinned all
append items milk rent to pinned
append items trip gift book to all
apply

#: goal
expect sections pinned all
expect items pinned milk rent
expect items all trip gift book

#: done.en
# appendSections, appendItems(_:toSection:), apply: these three lines are in
# every app with a list.
#: done.ko
# appendSections, appendItems(_:toSection:), apply. 목록이 있는 앱이라면
# 어디에나 있는 세 줄이에요.

"""##),
    BundledLesson(
      22, "diff",
      ##"""
#: title.en Apply, and read the diff
#: title.ko apply하고 diff 읽기

#: text.en
# 'apply' compares the snapshot with the one on screen and carries out the
# difference. How you got there does not matter, only the two ends. 'diff' shows
# what an apply would do, 'revert' drops the edits:
# galley> move item e before b
# galley> diff
# galley> revert
#
# The gutter says what becomes of an item: + inserted, - deleted, > moved, *
# reloaded or reconfigured. 'was' and 'now' are index paths, section and item.
# When e moves up, b, c and d get other index paths, and yet they are not moved:
# the difference has as few moves as possible.
#
# Your task: a e b x d f on screen, with one single apply: 1 inserted, 1 moved,
# 1 deleted.

#: text.ko
# 'apply'는 스냅샷을 화면에 있는 것과 비교해서 차이만 반영해요. 어떤 과정을
# 거쳤는지는 상관없고 처음과 끝만 중요해요. 'diff'는 apply하면 무엇이 바뀔지
# 보여 주고, 'revert'는 고친 것을 버려요:
# galley> move item e before b
# galley> diff
# galley> revert
#
# 맨 앞의 기호를 보세요. +는 삽입, -는 삭제, >는 이동, *는 reload나
# reconfigure예요. '이전'과 '현재'는 섹션과 아이템의 index path예요. e가 위로
# 올라가면 b, c, d의 index path도 바뀌지만 이동으로 치지는 않아요. 이동은
# 되도록 적게 계산하거든요.
#
# 목표: apply 한 번으로 화면이 a e b x d f가 되게 해 보세요. 삽입 1개, 이동
# 1개, 삭제 1개예요.

#: target
# snapshot applied

#: start
container 300x400
define item note width=fractionalWidth(1) height=fractionalHeight(1)
define group line horizontal width=fractionalWidth(1) height=absolute(44) of note
define section list-of-notes line
use list-of-notes
append sections main
append items a b c d e f to main
apply

#: wrong
# move item e before b
# apply
# delete items c
# insert items x after b
# apply

#: hint.1.en
# c goes, x comes where c was, e moves. Three edits, and then one apply.
#: hint.1.ko
# c는 빠지고, 그 자리에 x가 오고, e가 움직여요. 세 번 고친 다음 한 번만
# apply하세요.

#: hint.2.en
# Applied too early? 'undo' takes an apply back as well. The first two edits:
# galley> move item e before b
# galley> delete items c
#: hint.2.ko
# 너무 일찍 apply했다면 'undo'로 되돌릴 수 있어요. 처음 두 줄은 이래요:
# galley> move item e before b
# galley> delete items c

#: hint.3.en
# After these two: insert items x after b, look with 'diff', then apply.
#: hint.3.ko
# 위의 두 줄 다음에 insert items x after b를 입력하고, 'diff'로 확인한 뒤
# apply하세요.

#: solution
move item e before b
delete items c
insert items x after b
apply

#: goal
expect items main a e b x d f
expect difference "1 inserted, 1 moved, 1 deleted"

#: done.en
# This is why a diffable data source animates well: it moves few cells, and
# keeps the rest.
#: done.ko
# diffable data source의 애니메이션이 자연스러운 이유예요. 꼭 필요한 셀만
# 움직이고 나머지는 그대로 두죠.

"""##),
    BundledLesson(
      23, "identity",
      ##"""
#: title.en Edit without flashing
#: title.ko 깜빡이지 않게 고치기

#: text.en
# A message gets a new title, and its row flashes: the old one fades out, a new
# one fades in. 'content' sets what an item holds, 'diff' shows what an apply
# would do, 'revert' drops the edit:
# galley> content m1 title="Dinner?"
# galley> diff
# galley> revert
#
# Here two items are equal when all of their content is, as with a struct whose
# Hashable compares every property. A new title makes another item: one is
# deleted, one is inserted.
#
# 'identity id' compares the identifier alone. Then an edit is no difference,
# and the cell has to be told: reconfigureItems keeps the cell and configures it
# again.
#
# Your task: m1 shows the title "Dinner?", with an apply that only reconfigures.

#: text.ko
# 메시지의 제목을 바꾸면 행이 깜빡여요. 예전 행이 사라지고 새 행이 나타나기
# 때문이에요. 'content'는 아이템의 콘텐츠를 정하고, 'diff'는 apply하면 무엇이
# 바뀔지 보여 주고, 'revert'는 고친 것을 버려요:
# galley> content m1 title="Dinner?"
# galley> diff
# galley> revert
#
# 지금은 콘텐츠까지 모두 같아야 같은 아이템이에요. Hashable이 모든 프로퍼티를
# 비교하는 struct와 같죠. 그래서 제목이 바뀌면 다른 아이템이 되고, 하나가
# 삭제되고 하나가 삽입돼요.
#
# 'identity id'로 하면 식별자만 비교해요. 그러면 콘텐츠가 바뀌어도 차이가
# 없으니 셀에 따로 알려 줘야 해요. reconfigureItems는 셀을 그대로 두고 다시
# 구성해 줘요.
#
# 목표: reconfigure만 하는 apply로 m1의 제목이 "Dinner?"로 보이게 해 보세요.

#: target
# cells

#: start
identity content
register cell row
append sections inbox
append items m1 m2 m3 to inbox
present inbox as row
content m1 title="Lunch?"
content m2 title="Invoice"
content m3 title="Newsletter"
apply

#: wrong
# content m1 title="Dinner?"
# apply

#: hint.1.en
# First change what makes two items equal.
# galley> identity id
#: hint.1.ko
# 먼저 무엇이 같아야 같은 아이템인지를 바꿔 보세요.
# galley> identity id

#: hint.2.en
# Then give m1 its title. An apply now would say 'no changes', and the cell
# would keep the old one.
#: hint.2.ko
# 그다음 m1의 제목을 바꾸세요. 지금 apply하면 '변경 없음'이라고 나오고 셀은
# 예전 제목을 그대로 보여 줘요.

#: hint.3.en
# identity id, then content m1 title="Dinner?", then reconfigure items m1, and
# one thing more.
#: hint.3.ko
# identity id, content m1 title="Dinner?", reconfigure items m1을 차례로
# 입력하고, 하나만 더 하면 돼요.

#: solution
identity id
content m1 title="Dinner?"
reconfigure items m1
apply

#: goal
expect cell m1 row title="Dinner?"
expect difference "1 reconfigured"
expect error expectation expect difference "1 deleted"

#: done.en
# Put identifiers into the snapshot and look the content up in the cell
# provider.
#: done.ko
# 스냅샷에는 식별자만 넣고, 콘텐츠는 셀 프로바이더에서 찾아 쓰세요.

"""##),
    BundledLesson(
      24, "reload",
      ##"""
#: title.en Reload against reconfigure
#: title.ko reload와 reconfigure의 차이

#: text.en
# Two items have changed. m1 has a new title, and its cell is still the right
# kind of cell. clip has become a photo, and the cell that shows it is a note.
# 'cells' lists the cells on screen, and whether what they show is current:
# galley> cells
#
# reconfigureItems keeps the cell and configures it again: what is typed,
# selected or playing in it goes on. But the cell stays what it is. When the
# provider then dequeues another kind, UIKit raises. reloadItems throws the cell
# away and asks for a new one.
#
# Your task: show both changes with one apply, without losing a cell that may be
# kept.

#: text.ko
# 아이템 두 개가 바뀌었어요. m1은 제목만 바뀌어서 셀 종류는 그대로예요. clip은
# 사진이 되었는데 화면에는 아직 note 셀로 보이고 있어요. 'cells'는 화면의 셀이
# 지금 콘텐츠를 보여 주는지 알려 줘요:
# galley> cells
#
# reconfigureItems는 셀을 그대로 두고 다시 구성해요. 그래서 입력하던 글이나
# 선택, 재생 중인 영상이 그대로 이어져요. 대신 셀의 종류는 바뀔 수 없어요. 셀
# 프로바이더가 다른 종류의 셀을 dequeue하면 UIKit이 예외를 던져요.
# reloadItems는 셀을 버리고 새 셀을 요청해요.
#
# 목표: 남길 수 있는 셀은 남기면서, apply 한 번으로 두 변경을 모두 보여 주세요.

#: target
# cells

#: start
register cell note
register cell photo
append sections inbox pinned
append items m1 m2 to inbox
append items clip to pinned
present inbox pinned as note
content m1 title="Lunch?"
content clip title="Holiday"
apply
content m1 title="Dinner?"
content clip title="Holiday" picture="beach.jpg"
present pinned as photo

#: wrong
# reload items m1 clip
# apply

#: hint.1.en
# Only one of the two needs another cell.
#: hint.1.ko
# 둘 중 하나만 다른 셀이 필요해요.

#: hint.2.en
# The title fits into the cell that is there:
# galley> reconfigure items m1
#: hint.2.ko
# 제목은 지금 있는 셀에 그대로 보여 줄 수 있어요:
# galley> reconfigure items m1

#: hint.3.en
# reconfigure items m1, then reload items ..., then apply.
#: hint.3.ko
# reconfigure items m1, reload items ..., 그리고 apply예요.

#: solution
reconfigure items m1
reload items clip
apply

#: goal
expect cell m1 note title="Dinner?"
expect cell clip photo picture="beach.jpg"
expect difference "1 reloaded, 1 reconfigured"

#: done.en
# Reconfigure where you can, reload where another cell is needed. 'apply
# --cells' lists who was asked.
#: done.ko
# 되도록 reconfigure를 쓰고, 다른 셀이 필요할 때만 reload하세요. 'apply
# --cells'로 어떤 셀을 요청했는지 볼 수 있어요.

"""##),
    BundledLesson(
      25, "two-lists",
      ##"""
#: title.en One thing in two lists
#: title.ko 두 목록을 오가는 아이템

#: text.en
# Two collection views, each with a data source of its own: 'inbox' and 'shelf'.
# A thing dragged from one to the other has to leave the first and arrive in the
# second. Neither of them does it for the other: whoever only inserts has it
# twice. 'view NAME' turns to a view, 'views' lists them.
# galley> views
# galley> view shelf
# galley> append items photo to kept
# galley> apply
# galley> undo 3
#
# 'drag' does both halves, as your drop handler would: it deletes at the source,
# inserts at the destination, and applies both.
#
# Your task: 'photo' lies on the shelf, after 'book', and is no longer in the
# inbox.

#: text.ko
# 컬렉션 뷰가 두 개 있고 데이터 소스도 따로예요. 하나는 'inbox', 하나는
# 'shelf'예요. 한쪽에서 다른 쪽으로 끌어다 놓으면, 원래 목록에서는 빠지고 새
# 목록에는 들어가야 해요. 어느 쪽도 알아서 해 주지 않아서, 넣기만 하면 양쪽에
# 다 있게 돼요. 'view 이름'은 그 뷰로 가고, 'views'는 목록을 보여 줘요.
# galley> views
# galley> view shelf
# galley> append items photo to kept
# galley> apply
# galley> undo 3
#
# 'drag'는 drop 핸들러처럼 두 가지를 다 해요. 출발지에서 지우고, 도착지에 넣고,
# 양쪽 모두 apply해요.
#
# 목표: 'photo'가 shelf의 'book' 뒤에 놓이고, inbox에는 더 이상 없게 해 보세요.

#: target
# views
# view shelf
# snapshot applied

#: start
container 300x400
view inbox
append sections new
append items mail photo song to new
apply
view shelf
append sections kept
append items book lamp to kept
apply
view inbox

#: wrong
# view shelf
# insert items photo after book
# apply
# view inbox

#: hint.1.en
# You stand in the inbox. One command is enough; here is how it is written:
# galley> help drag
#: hint.1.ko
# 지금은 inbox에 있어요. 명령 하나면 돼요. 쓰는 방법은 이래요:
# galley> help drag

#: hint.2.en
# drag ITEM to VIEW, and where: before or after one of its items.
#: hint.2.ko
# drag ITEM to VIEW 뒤에 위치를 써요. before나 after와 그 뷰의 아이템
# 이름이에요.

#: hint.3.en
# drag photo to shelf after ... and the thing it lies behind.
#: hint.3.ko
# drag photo to shelf after ... 뒤에 앞에 놓일 아이템 이름을 쓰면 돼요.

#: solution
drag photo to shelf after book

#: goal
view inbox
expect items new mail song
view shelf
expect items kept book photo lamp

#: done.en
# You have seen all of it: layout, snapshots, and two lists that talk to each
# other.
#: done.ko
# 이제 레이아웃과 스냅샷, 그리고 서로 주고받는 두 목록까지 모두 살펴봤어요.

"""##),
  ]
}
