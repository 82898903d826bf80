/** The texts of files by their paths, which begin with `core/`. */
export type Sources = ReadonlyMap<string, string>;
export type Breach = Readonly<{ file: string; reason: string }>;
type Rule = (sources: Sources) => readonly Breach[];

export const foldersOutsideAreas: Rule;
export const importsThatRunUp: Rule;
export const circlesOfModules: Rule;
export const namesThatReachUp: Rule;
export const breachesOf: Rule;
export const coreSources: () => Sources;
