import { writeFileSync } from 'node:fs';
import { aboutVariables, type VariableAbout } from '../adapters/composition/config/variables.ts';

/** `npm run variables`: writes docs/variables.md from the configuration's own schema. */
const page = new URL('../docs/variables.md', import.meta.url);

const row = ({ name, description, absent, isSecret }: VariableAbout): string =>
  `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${description} | ${absent} |`;

const section = (group: string, rows: readonly VariableAbout[]): string =>
  `## ${group}\n\n| Variable | Meaning | When it is absent |\n|---|---|---|\n${rows.map(row).join('\n')}`;

export const variablePage = (): string => {
  const groups = Map.groupBy(aboutVariables(), ({ group }) => group);
  return `${[
    '# Variables',
    'The server, the command line and `config check` read these. An empty variable counts as absent. What is wrong stops the start with one sentence for each; `npm run cli -- config check` says the same without starting anything. A secret is never printed, in no log and by no command.',
    'This page is written by `npm run variables` from `adapters/composition/config/variables.ts`: change it there.',
    ...[...groups].map(([group, rows]) => section(group, rows)),
  ].join('\n\n')}\n`;
};

if (import.meta.main) writeFileSync(page, variablePage());
