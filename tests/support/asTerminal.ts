// Loaded before a command: makes the command take its piped input for a person at the terminal.
process.stdin.isTTY = true;
