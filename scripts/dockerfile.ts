export type Instruction = Readonly<{ name: string; text: string }>;
export type Stage = Readonly<{ name: string | null; image: string; steps: readonly Instruction[] }>;

/** What a Dockerfile of ours says: no heredocs, no shell forms of CMD, lines joined by a backslash. */
export const readDockerfile = (text: string): readonly Stage[] => {
  const lines = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { name: string | null; image: string; steps: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, image = '', as = null] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      stages.push({ name: as, image, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${line} stands before FROM`);
      stage.steps.push({ name, text: rest });
    }
  }
  return stages;
};

/** `NAME=value NAME=value`, without quotes. */
export const pairsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2) as [string, string]));

/** `COPY [--from=stage] from… to` */
export const copyOf = (
  text: string,
): Readonly<{ stage: string | null; from: readonly string[]; to: string }> => {
  const words = text.split(/\s+/);
  const stage = words[0]?.startsWith('--from=') ? (words.shift()?.slice('--from='.length) ?? null) : null;
  return { stage, from: words.slice(0, -1), to: words.at(-1) ?? '' };
};

/** The words of `CMD ["…", "…"]`, also behind options, as HEALTHCHECK has them. */
export const wordsOf = (text: string): readonly string[] =>
  JSON.parse(text.slice(text.indexOf('['))) as readonly string[]; // a list of words, else the image is broken
