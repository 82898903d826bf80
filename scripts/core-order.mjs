import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The areas of the core from the ground up: each knows itself and those before it. */
const areas = [
  'kernel',
  'access',
  'platform',
  'people',
  'money',
  'body',
  'coaching',
  'learning',
  'community',
  'content',
  'sites',
  'assistant',
  'member-lifecycle',
];

/** Files directly in `core/` put all areas together. */
const isComposing = (/** @type {string} */ file) => file.split('/').length === 2;
const areaOf = (/** @type {string} */ file) => file.split('/')[1] ?? '';
const heightOf = (/** @type {string} */ file) =>
  isComposing(file) ? areas.length - 1 : areas.indexOf(areaOf(file));

/** A module is `core/<area>/<module>`; the kernel is one. */
const moduleOf = (/** @type {string} */ file) => {
  const [, area, name, inside] = file.split('/');
  return area !== 'kernel' && inside !== undefined ? `${area}/${name}` : area;
};

const isAbove = (/** @type {string} */ file, /** @type {string} */ other) => heightOf(other) > heightOf(file);

/** @typedef {import('./core-order.mjs').Sources} Sources */
/** @typedef {import('./core-order.mjs').Breach} Breach */

/** @type {(file: string, text: string) => ts.SourceFile} */
const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** @type {(node: ts.Node, visit: (node: ts.Node) => void) => void} */
const walk = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** @type {(file: string, name: string) => string | null} */
const target = (file, name) => {
  if (name.startsWith('#core/')) return `core/${name.slice('#core/'.length)}`;
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : null;
};

/** Imports, imports of types, and what is handed on: `import('…')` and `export … from` too. */
const importsOf = (/** @type {string} */ file, /** @type {ts.SourceFile} */ source) => {
  /** @type {string[]} */
  const names = [];
  walk(source, (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) names.push(node.moduleSpecifier.text);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) names.push(node.argument.literal.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteral(name)) names.push(name.text);
    }
  });
  return names
    .map((name) => target(file, name))
    .filter((to) => to !== null)
    .filter((to) => to.startsWith('core/'));
};

/** @type {WeakMap<Sources, Map<string, ts.SourceFile>>} */
const parsedBefore = new WeakMap();

/** Every rule reads the same files: each is parsed once. */
const parsed = (/** @type {Sources} */ sources) => {
  const known = parsedBefore.get(sources);
  if (known) return known;
  const files = new Map([...sources].map(([file, text]) => [file, parse(file, text)]));
  parsedBefore.set(sources, files);
  return files;
};

/** A folder outside the areas has no place in the order, and would be checked by none of its rules. */
export const foldersOutsideAreas = (/** @type {Sources} */ sources) =>
  [...sources.keys()]
    .filter((file) => !isComposing(file) && !areas.includes(areaOf(file)))
    .map((file) => ({ file, reason: `${areaOf(file)} is none of the areas: ${areas.join(' < ')}.` }));

export const importsThatRunUp = (/** @type {Sources} */ sources) =>
  [...parsed(sources)].flatMap(([file, source]) =>
    importsOf(file, source)
      .filter((to) => isAbove(file, to))
      .map((to) => ({ file, reason: `imports ${to} of a higher area.` })),
  );

/** @type {(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string) => readonly string[] | null} */
const wayBetween = (edges, from, to) => {
  const ways = [[from]];
  const seen = new Set();
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    for (const next of edges.get(last) ?? []) {
      if (next === to) return [...way, to];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
};

/** One breach for each import that lies on a circle of modules. */
export const circlesOfModules = (/** @type {Sources} */ sources) => {
  /** @type {Map<string, Set<string>>} */
  const edges = new Map();
  const crossing = [...parsed(sources)].flatMap(([file, source]) =>
    importsOf(file, source)
      .filter((to) => !isComposing(file) && !isComposing(to) && moduleOf(to) !== moduleOf(file))
      .map((to) => ({ file, to, from: moduleOf(file) ?? '', into: moduleOf(to) ?? '' })),
  );
  for (const { from, into } of crossing) edges.set(from, (edges.get(from) ?? new Set()).add(into));
  return crossing.flatMap(({ file, to, from, into }) => {
    const back = wayBetween(edges, into, from);
    return back ? [{ file, reason: `imports ${to}: a circle ${from} → ${back.join(' → ')}.` }] : [];
  });
};

/** @type {(sources: ReadonlyMap<string, ts.SourceFile>, name: string) => Map<string, string>} */
const declaredIn = (sources, name) => {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [file, source] of sources) {
    walk(source, (node) => {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== name) return;
      for (const { name: member } of node.members)
        if (member && (ts.isIdentifier(member) || ts.isStringLiteral(member))) files.set(member.text, file);
    });
  }
  return files;
};

/** @type {(node: ts.Node | undefined) => readonly string[]} */
const literalsIn = (node) => {
  /** @type {string[]} */
  const found = [];
  if (node)
    walk(node, (each) => {
      if (ts.isStringLiteral(each)) found.push(each.text);
    });
  return found;
};

/** `reads`, `ports.reads`, `repositories`: what repositories are taken from. */
const isRepositories = (/** @type {ts.Node} */ node) =>
  (ts.isIdentifier(node) && ['reads', 'repositories'].includes(node.text)) ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'reads');

/** @type {(pattern: ts.Node) => readonly string[]} */
const namesTaken = (pattern) =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.flatMap(({ propertyName, name }) => {
        const taken = propertyName ?? name;
        return ts.isIdentifier(taken) ? [taken.text] : [];
      })
    : [];

/** @type {(node: ts.Node) => readonly string[]} */
const repositoriesNamedBy = (node) => {
  if (ts.isTypeReferenceNode(node)) {
    const [first, second] = node.typeArguments ?? [];
    const name = node.typeName.getText();
    if (['Reads', 'Writes', 'Transaction'].includes(name)) return literalsIn(first);
    return name === 'Pick' && first && /Repositories$|'reads'\]$/.test(first.getText())
      ? literalsIn(second)
      : [];
  }
  if (ts.isPropertyAccessExpression(node)) return isRepositories(node.expression) ? [node.name.text] : [];
  if (ts.isVariableDeclaration(node))
    return node.initializer && isRepositories(node.initializer) ? namesTaken(node.name) : [];
  if (!ts.isCallExpression(node) || !/(^|\.)transaction$/.test(node.expression.getText())) return [];
  const [work] = node.arguments;
  const [given] = work && ts.isArrowFunction(work) ? work.parameters : [];
  return given ? namesTaken(given.name) : [];
};

/** @type {(node: ts.Node) => readonly string[]} */
const eventsNamedBy = (node) => {
  if (!ts.isCallExpression(node)) return [];
  const callee = node.expression;
  const [first] = node.arguments;
  if (ts.isIdentifier(callee) && callee.text === 'reaction') {
    // `['…', '…'].map((on) => reaction(on, …))` names its events in the list.
    const list = first && ts.isIdentifier(first) && node.parent.parent;
    return literalsIn(list && ts.isCallExpression(list) ? list.expression : first);
  }
  const isAppend = ts.isPropertyAccessExpression(callee) && callee.name.text === 'append';
  if (!isAppend || !first || !ts.isObjectLiteralExpression(first)) return [];
  return first.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === 'type'
      ? literalsIn(property.initializer)
      : [],
  );
};

/** A repository or an event of a higher area: declared by merging, it needs no import. */
export const namesThatReachUp = (/** @type {Sources} */ sources) => {
  const files = parsed(sources);
  /** @type {readonly [string, Map<string, string>, (node: ts.Node) => readonly string[]][]} */
  const kinds = [
    ['repository', declaredIn(files, 'Repositories'), repositoriesNamedBy],
    ['event', declaredIn(files, 'DomainEvents'), eventsNamedBy],
  ];
  return kinds.flatMap(([kind, declared, namedBy]) =>
    [...files].flatMap(([file, source]) => {
      /** @type {Set<string>} */
      const named = new Set();
      walk(source, (node) => {
        for (const name of namedBy(node)) named.add(name);
      });
      return [...named].flatMap((name) => {
        const owner = declared.get(name);
        return owner !== undefined && isAbove(file, owner)
          ? [{ file, reason: `names the ${kind} '${name}', which ${owner} of a higher area declares.` }]
          : [];
      });
    }),
  );
};

/** All that breaks the order of the core. */
export const breachesOf = (/** @type {Sources} */ sources) => [
  ...foldersOutsideAreas(sources),
  ...importsThatRunUp(sources),
  ...circlesOfModules(sources),
  ...namesThatReachUp(sources),
];

/** The core as it stands, without its tests. */
export const coreSources = () => {
  const repository = fileURLToPath(new URL('..', import.meta.url));
  return new Map(
    readdirSync(join(repository, 'core'), { recursive: true, encoding: 'utf8' })
      .map((file) => `core/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => [file, readFileSync(join(repository, file), 'utf8')]),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = coreSources();
  const breaches = breachesOf(sources);
  for (const { file, reason } of breaches) console.error(`${file}: ${reason}`);
  console.log(`${sources.size} files of the core, ${breaches.length} out of order.`);
  // A moved folder must not make this check pass by having nothing to look at.
  process.exitCode = breaches.length || sources.size < 100 ? 1 : 0;
}
