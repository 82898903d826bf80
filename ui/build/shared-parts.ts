import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rollup } from 'vite';
import { joinParts, type Part } from './join-parts.ts';

type Chunk = Pick<
  Rollup.OutputChunk,
  'code' | 'fileName' | 'imports' | 'isDynamicEntry' | 'isEntry' | 'moduleIds' | 'name'
>;

type Options = Readonly<{
  /** By name, what is there before any other part is asked for; with all that it stands on it belongs to no other. */
  application: string;
  /** By name, the place that is opened first: it brings nothing for others. */
  first: string;
}>;

/** What names and imports make of a part however small. */
const headBytes = 160;
const isRuntime = (id: string): boolean => id.includes('rolldown/runtime');

const answerBytes = 900;
const mostForOthers = 2_000;

/**
 * Left to itself a bundler makes a part of each set of places that need the same: hundreds, most of them smaller than
 * the headers they come with. Which module travels in which joined part follows from those.
 */
export const partsToJoin = (
  chunks: readonly Chunk[],
  { application, first }: Options,
): Map<string, string> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const below = byFile.get(file);
      if (below !== undefined) reach(below, seen);
    }
    return seen;
  };
  const own = new Set<Chunk>();
  for (const chunk of chunks) if (chunk.isEntry || chunk.name === application) reach(chunk, own);

  const places = chunks.filter((chunk) => chunk.isDynamicEntry && !own.has(chunk));
  const neededBy = new Map<Chunk, Set<number>>();
  places.forEach((place, number) => {
    for (const chunk of reach(place)) {
      if (own.has(chunk)) continue;
      neededBy.set(chunk, (neededBy.get(chunk) ?? new Set()).add(number));
    }
  });
  const parts = [...neededBy].map(([chunk, needing]): Part => ({
    modules: [chunk.fileName],
    bytes: Math.max(gzipSync(chunk.code).length - headBytes, 20),
    neededBy: needing,
    imports: new Set(chunk.imports),
    isFixed: chunk.isDynamicEntry,
  }));
  const limits = {
    answerBytes,
    mostForOthers: (place: number) => (places[place]?.name === first ? 300 : mostForOthers),
  };
  const joined = joinParts(parts, limits).filter(({ modules }) => modules.length > 1);
  const namesOf = (files: readonly string[], name: string) =>
    files.flatMap((file) => byFile.get(file)?.moduleIds ?? []).map((id) => [id, name] as const);
  // What is always there is one part; what stands on the first module itself stays apart, or each would wait for the other.
  const isBelow = (chunk: Chunk) =>
    ![...reach(chunk)].some(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const ground = [...own].filter((chunk) => isBelow(chunk) && !chunk.moduleIds.some(isRuntime));
  return new Map([
    ...namesOf(
      ground.map(({ fileName }) => fileName),
      'application',
    ),
    ...joined.flatMap(({ modules }, number) => namesOf(modules, `shared-${number}`)),
  ]);
};

/** Builds once to see which parts there would be. */
export const findSharedParts = async (
  config: InlineConfig,
  options: Options,
): Promise<ReadonlyMap<string, string>> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rollup.RollupOutput[]; // nobody watches
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return partsToJoin(chunks, options);
};
