import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const counting = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   let count = 0;
   registerHooks({ load: (url, context, next) => (count++, next(url, context)) });
   process.on('exit', () => process.stderr.write('modules ' + count));`,
)}`;

const start = (...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', counting, main, ...words], {
    encoding: 'utf8',
  });
  return { out: stdout, code: status, modules: Number(/modules (\d+)/.exec(stderr)?.[1]) };
};

describe('the start of the command line', () => {
  // The application is ten times that: who only asks what there is must not wait for it.
  it.each(['--version', '--help', 'users --help', 'completion bash'])(
    'of `%s` loads no application',
    (line) => {
      const { code, modules } = start(...line.split(' '));
      expect(code).toBe(0);
      expect(modules).toBeGreaterThan(20);
      expect(modules).toBeLessThan(220);
    },
  );

  it('says its version, which is that of the product', () => {
    expect(start('--version').out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('completes commands and their options for the shells people use', () => {
    for (const shell of ['bash', 'zsh', 'fish'])
      expect(start('completion', shell).out, shell).toContain('fitboard');
    expect(start('complete', '--', 'us').out).toMatch(/^users\b/m);
    expect(start('complete', '--', 'users', 'sig').out).toMatch(/^sign-out\b/m);
    expect(start('complete', '--', 'users', 'reset', '--').out).toMatch(/^--reason\b/m);
  });
});
