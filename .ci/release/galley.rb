# Never run with Homebrew or on a Mac. Its blocks were run on Linux with stubs for Homebrew's classes and an existing build.
class Galley < Formula
  desc "Playground for compositional layouts and diffable snapshots"
  homepage "@ADDRESS@"
  url "@ADDRESS@.git", revision: "@COMMIT@"
  version "@VERSION@"
  license "Apache-2.0"

  depends_on xcode: ["16.3", :build]
  uses_from_macos "libedit"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "galley"
    bin.install ".build/release/galley"
    (man1/"galley.1").write Utils.safe_popen_read(bin/"galley", "help", "--man")
    generate_completions_from_executable(bin/"galley", "--generate-completion-script")
    pkgshare.install "Samples"
  end

  test do
    assert_match "131", shell_output("#{bin}/galley -c 'template grid 3; append sections main; append items a to main; apply; frames a'")
  end
end
