import type { Guard } from './guard.ts';

const sites = 'core/sites';
const life = 'core/sites/domain-name/domain-life.test.ts';
const names = 'core/sites/domain-name/site-name.test.ts';
const hosts = 'core/sites/external-host/external-host.test.ts';
const served = 'adapters/http/pages/sites/serve-sites.test.ts';

/** Which names answer, and with what. */
const servingGuards: readonly Guard[] = [
  {
    without: 'the product answers under any name',
    changes: [
      {
        file: 'adapters/http/engine/protection/hosts.ts',
        from: "return isAccepted ? 'product' : null;",
        to: "return isAccepted || name ? 'product' : null;",
      },
    ],
    test: {
      file: 'adapters/http/engine/protection/hosts.test.ts',
      title: 'answers 404 at /api/settings/public',
    },
  },
  {
    without: 'a redirect carries what stood in the address',
    changes: [
      {
        file: 'adapters/http/pages/sites/serve-sites.ts',
        from: "${isKnown ? path : '/'}`",
        to: '${isKnown ? path : path}`',
      },
    ],
    test: { file: served, title: 'is led to where the site stands' },
  },
  {
    without: 'a site leads to whatever host the request names',
    changes: [
      {
        file: 'adapters/http/pages/sites/serve-sites.ts',
        from: 'const headers = { Location: `${originOf(site.canonical)}${isKnown',
        to: "const headers = { Location: `${originOf(String(request.headers['x-forwarded-host'] ?? site.canonical))}${isKnown",
      },
    ],
    test: { file: served, title: 'is led to where the site stands' },
  },
  {
    without: 'a site that is suspended or held is served',
    changes: [
      {
        file: 'adapters/memory/sites/own-sites.ts',
        from: "if (!isServed(domain) || owner?.status !== 'ACTIVE') return [];",
        to: "if (domain.status === 'FAILED' || owner?.status !== 'ACTIVE') return [];",
      },
    ],
    test: { file: served, title: 'that is suspended is not there' },
  },
  {
    without: 'a certificate is given for a name that is suspended or has ended',
    changes: [
      {
        file: 'adapters/memory/sites/own-sites.ts',
        from: "if (!isServed(domain) || owner?.status !== 'ACTIVE') return [];",
        to: "if (domain.status === 'FAILED' || owner?.status !== 'ACTIVE') return [];",
      },
    ],
    test: { file: served, title: 'is answered no for a name that is suspended' },
  },
  {
    without: 'a private profile has a site',
    changes: [
      {
        file: 'core/member-lifecycle/site-page/read-site-page.ts',
        from: 'orNull(profileOf(visitor, { idOrUsername: userId, language })),',
        to: "orNull(profileOf({ kind: 'user', id: userId, status: 'ACTIVE', permissions: [] } as never, { idOrUsername: userId, language })),",
      },
    ],
    test: { file: served, title: 'of a private profile is not there' },
  },
  {
    without: 'a site shows what its owner shows to nobody',
    changes: [
      {
        file: 'core/member-lifecycle/site-page/read-site-page.ts',
        from: 'orNull(profileOf(visitor, { idOrUsername: userId, language })),',
        to: "orNull(profileOf({ kind: 'user', id: userId, status: 'ACTIVE', permissions: [] } as never, { idOrUsername: userId, language })),",
      },
    ],
    test: { file: served, title: 'shows exactly what strangers may see' },
  },
  {
    without: 'words of a member are markup on a site',
    changes: [
      {
        file: 'adapters/http/pages/sites/site-blocks.ts',
        from: '.map((part) => `<p>${escapeHtml(part)}</p>`)',
        to: '.map((part) => `<p>${part}</p>`)',
      },
    ],
    test: { file: served, title: 'shows exactly what strangers may see' },
  },
  {
    without: 'a site host has the API of the product',
    changes: [
      {
        file: 'adapters/http/server.ts',
        from: 'if (siteOf(request) !== null || isOpenToEveryName(request)) return serveProduct();',
        to: 'if (siteOf(request) !== null || isApi || isOpenToEveryName(request)) return serveProduct();',
      },
    ],
    test: { file: served, title: 'has no API, sign-in, console or writing' },
  },
  {
    without: 'a site host is written to',
    changes: [
      {
        file: 'adapters/http/pages/sites/serve-sites.ts',
        from: 'if (!isRead(request))',
        to: 'if (isRead(request) === null)',
      },
    ],
    test: { file: served, title: 'has no API, sign-in, console or writing' },
  },
  {
    without: 'strangers learn which names have certificates',
    changes: [
      {
        file: 'adapters/http/pages/sites/answer-ask.ts',
        from: "const mayAsk = isFromThisMachine(request) || isTrustedProxy(request.socket.remoteAddress ?? '');",
        to: "const mayAsk = isFromThisMachine(request) || request.url !== '';",
      },
    ],
    test: { file: served, title: 'is answered yes for what is served and for nothing else' },
  },
  {
    without: 'a certificate is given for any name below the zone',
    changes: [
      {
        file: 'adapters/http/pages/sites/answer-ask.ts',
        from: 'const isServed = name !== null && (await hosts.find(name)) !== null;',
        to: "const isServed = name !== null && (name.endsWith('.vn') || (await hosts.find(name)) !== null);",
      },
    ],
    test: { file: served, title: 'is answered yes for what is served and for nothing else' },
  },
  {
    without: 'a database that is away ends every site',
    changes: [
      {
        file: 'adapters/http/pages/sites/served-hosts.ts',
        from: 'if (known.size === 0) keep(await snapshot.read());',
        to: '',
      },
    ],
    test: { file: served, title: 'say yes while the database is away' },
  },
  {
    without: 'invented names ask the database without end',
    changes: [
      { file: 'adapters/http/pages/sites/served-hosts.ts', from: 'if (!take()) return null;', to: '' },
    ],
    test: { file: served, title: 'look up at most 20 invented names a second' },
  },
];

/** Names: which can be had, by whom, and what they cost. */
const nameGuards: readonly Guard[] = [
  {
    without: 'two buyers pay for one name',
    changes: [
      {
        file: 'adapters/memory/sites/domains.ts',
        from: "if (taken && taken.domainId !== id) view().refuse('domain.exists');",
        to: '',
      },
    ],
    test: { file: life, title: 'belongs to one of two buyers, and the other pays nothing' },
  },
  {
    without: 'a year that is bought early is free',
    changes: [
      {
        file: `${sites}/domain-name/use-cases/keep-domain.ts`,
        from: 'await chargeYear({ wallets }, renewed, { ids: ports.ids, actor: domain.userId, at });',
        to: 'if (domain.expiresAt === null || domain.expiresAt < at) await chargeYear({ wallets }, renewed, { ids: ports.ids, actor: domain.userId, at });',
      },
    ],
    test: { file: life, title: 'costs each renewal once, whenever it is bought' },
  },
  {
    without: 'reserved names are had in disguise',
    changes: [
      {
        file: `${sites}/domain-name/site-name.ts`,
        from: '.some((taken) => skeletonOf(taken) === skeleton);',
        to: '.some((taken) => taken === name);',
      },
    ],
    test: { file: names, title: 'that are reserved are refused in every disguise' },
  },
  {
    without: 'names that look like the brand are had',
    changes: [
      {
        file: `${sites}/domain-name/site-name.ts`,
        from: 'if (mark.length >= 3 && skeleton.includes(mark)) return true;',
        to: 'if (mark.length >= 3 && name === brand) return true;',
      },
    ],
    test: { file: names, title: 'that contain the brand are for staff to give' },
  },
  {
    without: 'a name stands for letters of another alphabet',
    changes: [
      {
        file: `${sites}/domain-name/site-name.ts`,
        from: "return !shape.test(name) || name.includes('--') ?",
        to: 'return !shape.test(name) ?',
      },
    ],
    test: { file: names, title: 'are 3 to 20 letters, digits and single hyphens' },
  },
  {
    without: 'a host in another alphabet is shown as it looks',
    changes: [
      {
        file: `${sites}/external-host/host-name.ts`,
        from: "unicode !== '' && unicode.split('.').every(isLatin) && names",
        to: "unicode !== '' && unicode.split('.').every((label) => isLatin(label) || label) && names",
      },
    ],
    test: { file: hosts, title: 'are shown with marks only where every letter is Latin' },
  },
  {
    without: 'a number is taken for a host',
    changes: [
      {
        file: `${sites}/external-host/host-name.ts`,
        from: ' || /^[\\d.]+$/.test(text) || /(^|\\.)0x/.test(text))',
        to: ')',
      },
      {
        file: `${sites}/external-host/host-name.ts`,
        from: 'if (host === null || !wireShape.test(host)) throw refused();',
        to: 'if (host === null) throw refused();',
      },
      {
        file: `${sites}/external-host/host-name.ts`,
        from: 'if (names.registrable(host) === null) throw refused();',
        to: '',
      },
    ],
    test: { file: hosts, title: 'are names and nothing else' },
  },
  {
    without: 'names of a local net are hosts',
    changes: [
      {
        file: `${sites}/external-host/host-name.ts`,
        from: 'if (localEndings.includes(last)) throw refused();',
        to: '',
      },
      {
        file: `${sites}/external-host/host-name.ts`,
        from: 'if (names.registrable(host) === null) throw refused();',
        to: '',
      },
    ],
    test: { file: hosts, title: 'are names and nothing else' },
  },
  {
    without: 'a public suffix is a host',
    changes: [
      {
        file: `${sites}/external-host/host-name.ts`,
        from: 'if (names.registrable(host) === null) throw refused();',
        to: '',
      },
    ],
    test: { file: hosts, title: 'are names and nothing else' },
  },
  {
    without: 'names of the platform are hosts of members',
    changes: [
      {
        file: `${sites}/external-host/host-name.ts`,
        from: 'if ((zone !== null && isBelow(host, zone)) || hosts.some((own) => isBelow(host, own))) throw refused();',
        to: '',
      },
    ],
    test: { file: hosts, title: 'are names and nothing else' },
  },
];

/** Hosts elsewhere: whose they are is proved. */
const hostGuards: readonly Guard[] = [
  {
    without: 'a forgotten record serves another member',
    changes: [
      {
        file: `${sites}/external-host/use-cases/own-hosts.ts`,
        from: 'target: `2${lettersOf(ports, 11)}`,',
        to: "target: 'sites',",
      },
    ],
    test: { file: hosts, title: 'points to a label of its own' },
  },
  {
    without: 'a host goes live without its proof',
    changes: [
      {
        file: `${sites}/external-host/host-records.ts`,
        from: 'if (found.includes(proofOf(host))) return null;',
        to: 'if (proofOf(host)) return null;',
      },
    ],
    test: { file: hosts, title: 'goes live only with all records right' },
  },
  {
    without: 'a claim without proof locks its owner out',
    changes: [
      {
        file: 'adapters/memory/sites/external-hosts.ts',
        from: '.find((one) => one.host === name && isVerified(one)) ?? null,',
        to: '.find((one) => one.host === name) ?? null,',
      },
      {
        file: `${sites}/external-host/host-records.ts`,
        from: 'return (await proofProblem(askingOf(lookup), host)) === null;',
        to: 'return (await proofProblem(askingOf(lookup), host)) !== undefined;',
      },
    ],
    test: { file: hosts, title: 'that is only claimed locks nobody out' },
  },
  {
    without: 'a later proof takes a host whose first proof still stands',
    changes: [
      {
        file: `${sites}/external-host/host-records.ts`,
        from: 'return (await proofProblem(askingOf(lookup), host)) === null;',
        to: 'return (await proofProblem(askingOf(lookup), host)) === undefined;',
      },
    ],
    test: { file: hosts, title: 'that is only claimed locks nobody out' },
  },
];

export const siteGuards: readonly Guard[] = [...servingGuards, ...nameGuards, ...hostGuards];
