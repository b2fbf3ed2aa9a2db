import { ConfigError } from '../config.ts';

const reasons: Record<string, string> = {
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'the system keeps no files there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
};

/** The message when the data folder cannot be made or written. */
export function unusableDataFolder(folder: string, error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason';
  const reason = reasons[code] ?? `the system says ${code}`;
  return new ConfigError(`DATA_DIR ${folder} cannot be used: ${reason}. Fix that or choose another DATA_DIR.`, {
    cause: error,
  });
}
