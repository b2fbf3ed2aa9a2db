import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const variants = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
];

/** Writes a `.br` and a `.gz` beside every text file, so that the server does not compress. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      // After the pages are written.
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure) return;
        const dist = resolve(config.root, config.build.outDir);
        const files = await readdir(dist, { recursive: true });
        const texts = files.filter((file) => /\.(?:js|css|html|svg|webmanifest)$/.test(file));
        const write = async (file: string) => {
          const content = await readFile(join(dist, file));
          for (const { ending, compress } of variants)
            await writeFile(join(dist, file + ending), await compress(content));
        };
        await Promise.all(texts.map(write));
      },
    },
  };
}
