// Loaded before a command, makes it take its piped input for a person at the terminal.
process.stdin.isTTY = true;
