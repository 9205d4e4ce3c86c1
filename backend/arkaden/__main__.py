from arkaden.cli import main

main()
