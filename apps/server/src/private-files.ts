/** Whatever this process writes, and those it starts, only its own user can read: data, mails, backups. */
process.umask(0o077);
