/** Files that this process and its children write are readable only by its own user: data, mails, backups. */
process.umask(0o077);
