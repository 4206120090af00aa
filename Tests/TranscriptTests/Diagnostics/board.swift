view main
container 393x852
identity id
