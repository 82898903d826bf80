import type { ServerResponse } from 'node:http';
import type { Language } from '#core/kernel/language.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import type { VerifiedCredential } from '#core/platform/credential/views/shown-credential.ts';
import { say } from '#adapters/ports/messages.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';
import { dayIn, factsOf, lastDayOf } from './verify-words.ts';

/** Who reads, where, and what they were looking for. */
export type VerifyReader = Readonly<{
  language: Language;
  theme: 'light' | 'dark' | 'system';
  siteName: string;
  baseUrl: string;
  /** Without its language: `/verify` or `/verify/<id>`. */
  path: string;
}>;

/** What is shown above the forms. */
export type Verified =
  | Readonly<{ kind: 'ASKED' }>
  | Readonly<{ kind: 'UNKNOWN'; code: string }>
  | Readonly<{ kind: 'REFUSED'; sentence: string }>
  | Readonly<{ kind: 'FOUND'; credential: VerifiedCredential; isSigned: boolean }>;

const style = `
:root{--good:#0b6b3a;--good-soft:#e3f3e9;--warn:#8a4b00;--warn-soft:#fbeedb;--bad:#a3201f;--bad-soft:#fbe6e4;--field:#fff;--edge:#8b948f}
:root[data-theme=dark]{--good:#8ad9a8;--good-soft:#15301f;--warn:#f2bd76;--warn-soft:#33240f;--bad:#f5a19b;--bad-soft:#3a1816;--field:#101915;--edge:#75837b}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--good:#8ad9a8;--good-soft:#15301f;--warn:#f2bd76;--warn-soft:#33240f;--bad:#f5a19b;--bad-soft:#3a1816;--field:#101915;--edge:#75837b}}
main{padding-top:0}
.bar{display:flex;justify-content:space-between;align-items:center;gap:1rem;min-height:64px;margin-bottom:1rem}
.bar a{display:inline-flex;align-items:center;gap:.6rem;min-height:44px;font-weight:600;text-decoration:none}
.bar img{width:32px;height:32px}
.state{display:flex;gap:1rem;align-items:flex-start;border-radius:16px;padding:1.25rem;margin:0 0 1rem;border:1px solid currentColor}
.state svg{flex:none;width:44px;height:44px}
.state h1{margin:0 0 .25rem;font-size:1.35rem}
.state p{margin:0;color:var(--ink)}
.good{color:var(--good);background:var(--good-soft)}.warn{color:var(--warn);background:var(--warn-soft)}.bad{color:var(--bad);background:var(--bad-soft)}
.holder{font-size:1.6rem;font-weight:700;line-height:1.25;margin:0;overflow-wrap:anywhere}
.what{font-size:1.1rem;margin:.25rem 0 1rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(8rem,2fr) 3fr;gap:.6rem 1rem;margin:0}
dt{color:var(--muted)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
h2{font-size:1.1rem;margin:1.25rem 0 .4rem}
.card>h2:first-child{margin-top:.25rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0 .25rem}
.quiet{background:none;border:1px solid var(--pine);color:var(--pine)}
label{display:block;font-weight:600;margin:.75rem 0 .3rem}
input,textarea{width:100%;min-height:44px;padding:.6rem .75rem;border:1px solid var(--edge);border-radius:10px;background:var(--field);color:var(--ink);font:inherit}
textarea{min-height:7rem;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.875rem;resize:vertical}
form button{margin-top:1rem}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}
@media (max-width:480px){dl{grid-template-columns:1fr;gap:.1rem}dd{margin-bottom:.6rem}.state{flex-direction:column;gap:.5rem}.actions .button{width:100%;text-align:center}}
@media print{.bar,.actions,.forms{display:none}}
`;

const icons = {
  good: '<path d="M14 25l7 7 14-16" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  warn: '<path d="M24 13v12l8 5" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  bad: '<path d="M16 16l16 16M32 16L16 32" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
} as const;
type Tone = keyof typeof icons;

const toneOf: Readonly<Record<VerifiedCredential['status'], Tone>> = {
  VALID: 'good',
  EXPIRED: 'warn',
  REVOKED: 'bad',
};

const stateBox = (tone: Tone, title: string, sentences: readonly string[]): string =>
  `<div class="state ${tone}" role="status"><svg viewBox="0 0 48 48" aria-hidden="true">` +
  `<circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" stroke-width="4"/>${icons[tone]}</svg>` +
  `<div><h1>${escapeHtml(title)}</h1>${sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div></div>`;

const aboutState = (language: Language, credential: VerifiedCredential): string => {
  const { status, siteName, validUntil, revokedOn, reason } = credential;
  const date =
    status === 'EXPIRED' && validUntil
      ? lastDayOf(language, validUntil)
      : revokedOn
        ? dayIn(language, revokedOn)
        : '';
  return say(language, `verify.about.${status}`, {
    site: siteName,
    date,
    reason: reason ? say(language, `credential.reason.${reason}`) : '',
  });
};

/** English has addresses of its own; Vietnamese is named, or the browser's language would decide. */
const pageIn = (language: Language, path: string): string =>
  language === 'en' ? pageLink('', 'en', path) : `${path}?lang=vi`;

const link = (href: string, words: string, isMain = false): string =>
  `<a class="button${isMain ? '' : ' quiet'}" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

const facts = ({ language, baseUrl }: VerifyReader, credential: VerifiedCredential): string => {
  const { kind, name, title, narrative, description, criteriaUrl, links, replacedBy, publicId } = credential;
  const rows = factsOf(language, credential)
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const own = `${baseUrl}/verify/${publicId}`;
  const readOn =
    criteriaUrl && criteriaUrl !== own
      ? `<p><a href="${escapeHtml(criteriaUrl)}" rel="noopener nofollow ugc">${escapeHtml(say(language, 'verify.readOn'))}</a></p>`
      : '';
  const actions = [
    replacedBy && link(pageIn(language, `/verify/${replacedBy}`), say(language, 'verify.replaced'), true),
    links.pdf && link(`/api/certificates/${publicId}/pdf`, say(language, 'verify.pdf'), !replacedBy),
    links.jwt && link(`/verify/${publicId}/credential.jwt`, say(language, 'verify.signed')),
  ].filter(Boolean);
  return (
    `<section class="card">${name === null ? '' : `<p class="holder">${escapeHtml(name)}</p>`}` +
    `<p class="what">${escapeHtml(title)}</p><dl>${rows}</dl>` +
    `<h2>${escapeHtml(say(language, `verify.narrative.${kind}`))}</h2>` +
    `<p>${escapeHtml(narrative)}</p><p class="muted">${escapeHtml(description)}</p>${readOn}` +
    `${actions.length > 0 ? `<div class="actions">${actions.join('')}</div>` : ''}</section>`
  );
};

const forms = ({ language, siteName }: VerifyReader, code: string): string => {
  const action = escapeHtml(pageIn(language, '/verify'));
  const chosen = language === 'vi' ? '<input type="hidden" name="lang" value="vi">' : '';
  const words = (id: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) =>
    escapeHtml(say(language, id, values));
  return (
    `<div class="forms"><section class="card"><form method="get" action="${action}">${chosen}` +
    `<label for="code">${words('verify.code')}</label>` +
    `<input id="code" name="code" required maxlength="300" autocomplete="off" autocapitalize="off" spellcheck="false" value="${escapeHtml(code)}">` +
    `<button>${words('verify.codeButton')}</button></form></section>` +
    `<section class="card"><h2>${words('verify.jwtTitle')}</h2>` +
    `<p class="muted">${words('verify.jwtLead', { site: siteName })}</p>` +
    `<form method="post" action="${action}" enctype="multipart/form-data">` +
    `<label for="jwt">${words('verify.jwt')}</label>` +
    `<textarea id="jwt" name="jwt" maxlength="17000" spellcheck="false" autocomplete="off" aria-describedby="hint"></textarea>` +
    `<p class="muted" id="hint">${words('verify.jwtHint')}</p>` +
    `<label for="file">${words('verify.file')}</label>` +
    `<input id="file" name="file" type="file" accept=".jwt,.txt,text/plain,application/jwt">` +
    `<button>${words('verify.jwtButton')}</button></form></section></div>`
  );
};

const bar = ({ language, siteName, path }: VerifyReader): string => {
  const other: Language = language === 'vi' ? 'en' : 'vi';
  return (
    `<header class="bar"><a href="${pageLink('', language, '/')}"><img src="/favicon.svg" alt="">${escapeHtml(siteName)}</a>` +
    `<a href="${escapeHtml(pageIn(other, path))}" lang="${other}" hreflang="${other}">${escapeHtml(say(language, 'verify.otherLanguage'))}</a></header>`
  );
};

const introduced = (reader: VerifyReader, shown: Verified): string => {
  const { language, siteName } = reader;
  switch (shown.kind) {
    case 'ASKED':
      return `<h1>${escapeHtml(say(language, 'verify.title'))}</h1><p>${escapeHtml(say(language, 'verify.lead'))}</p>`;
    case 'UNKNOWN':
      return stateBox('bad', say(language, 'verify.state.UNKNOWN'), [say(language, 'verify.about.UNKNOWN')]);
    case 'REFUSED':
      return stateBox('bad', say(language, 'verify.state.REFUSED'), [shown.sentence]);
    case 'FOUND': {
      const { credential, isSigned } = shown;
      const sentences = [
        ...(isSigned ? [say(language, 'verify.signatureValid', { site: siteName })] : []),
        aboutState(language, credential),
      ];
      return (
        stateBox(toneOf[credential.status], say(language, `verify.state.${credential.status}`), sentences) +
        facts(reader, credential)
      );
    }
  }
};

const titleOf = (language: Language, shown: Verified): string => {
  if (shown.kind === 'ASKED') return say(language, 'verify.title');
  if (shown.kind !== 'FOUND') return say(language, `verify.state.${shown.kind}`);
  const { status, title } = shown.credential;
  return `${say(language, `verify.state.${status}`)} · ${title}`;
};

/** A page without script: a person who scanned a printed code reads it on any phone. */
export const sendVerifyPage = (
  response: ServerResponse,
  reader: VerifyReader,
  shown: Verified,
  status = 200,
): void => {
  const { language, theme, siteName, baseUrl } = reader;
  const title = titleOf(language, shown);
  const how = say(language, 'verify.how', { site: siteName, host: new URL(baseUrl).host });
  const another = shown.kind === 'FOUND' ? `<h2>${escapeHtml(say(language, 'verify.another'))}</h2>` : '';
  sendPlainPage(response, {
    status,
    language,
    theme,
    title: `${title} · ${siteName}`,
    style,
    body:
      bar(reader) +
      introduced(reader, shown) +
      `<p class="muted">${escapeHtml(how)}</p>` +
      another +
      forms(reader, shown.kind === 'UNKNOWN' ? shown.code : ''),
    headers: { 'X-Robots-Tag': 'noindex' },
  });
};
