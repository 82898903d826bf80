import type { Language } from '#core/kernel/language.ts';
import {
  fillSubject,
  fillTemplate,
  requireWebAddress,
  type FilledBlock,
  type FilledLine,
} from '../mail-templates.ts';
import type { RenderedMail } from '../ports.ts';

export type MailSite = Readonly<{ name: string; url: string; contactEmail: string; copyright: string }>;

export type MailDraft = Readonly<{
  subject: string;
  body: string;
  values: Readonly<Record<string, string>>;
  site: MailSite;
  language: Language;
  /** Given when the reader may switch this kind of mail off. */
  unsubscribeUrl?: string | null | undefined;
}>;

type Words = Readonly<{
  stranger: string;
  buttonFails: string;
  help: string;
  unsubscribe: string;
  /** Why this mail came. */
  asked: (site: string) => string;
  required: (site: string) => string;
}>;

const words: Readonly<Record<Language, Words>> = {
  vi: {
    stranger: 'bạn',
    buttonFails: 'Không bấm được nút? Hãy chép địa chỉ này vào trình duyệt:',
    help: 'Cần trợ giúp? Viết cho chúng tôi:',
    unsubscribe: 'Ngừng nhận loại email này',
    asked: (site) => `Bạn nhận email này vì đang bật thông báo qua email trên ${site}.`,
    required: (site) =>
      `Bạn nhận email này vì địa chỉ của bạn được dùng trên ${site}. Email này liên quan đến tài khoản của bạn nên luôn được gửi.`,
  },
  en: {
    stranger: 'there',
    buttonFails: 'The button does not work? Copy this address into your browser:',
    help: 'Need help? Write to us:',
    unsubscribe: 'Stop this kind of email',
    asked: (site) => `You receive this email because email notifications are on in your ${site} account.`,
    required: (site) =>
      `You receive this email because your address is used on ${site}. It is about your account or your work there, so it is always sent.`,
  },
};

/** The web's palette, light and dark. */
const light = {
  page: '#FAF8F2',
  card: '#FFFFFF',
  ink: '#16231D',
  muted: '#52615A',
  rule: '#DFDCD1',
  pine: '#0B5C49',
  onPine: '#FFFFFF',
  soft: '#DFF0E8',
  onSoft: '#07483A',
};
const dark: typeof light = {
  page: '#0F1613',
  card: '#18221D',
  ink: '#EEF3EE',
  muted: '#AEBCB4',
  rule: '#2C3932',
  pine: '#8ADABC',
  onPine: '#06281E',
  soft: '#1A3A2F',
  onSoft: '#BDEEDB',
};

const fonts = `'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Nothing later in the line may take a value's braces for a place to fill.
  '{': '&#123;',
  '}': '&#125;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'{}]/g, (character) => entities[character] ?? '');

const plain = (line: FilledLine): string => line.map(({ text }) => text).join('');

const lineHtml = (line: FilledLine): string =>
  line.map(({ text, bold }) => (bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');

/** The odd comments give Outlook, which ignores padding on links, a button that can be clicked on its whole face. */
const buttonHtml = (label: FilledLine, url: string): string =>
  `<p style="margin:24px 0;text-align:left">` +
  `<a href="${escapeHtml(url)}" class="button" style="display:inline-block;padding:14px 28px;background:${light.pine};` +
  `color:${light.onPine};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;border-radius:10px;` +
  `mso-padding-alt:0;text-underline-color:${light.pine}">` +
  `<!--[if mso]><i style="mso-font-width:200%;mso-text-raise:21pt" hidden>&emsp;</i><span style="mso-text-raise:10pt"><![endif]-->` +
  escapeHtml(plain(label)) +
  `<!--[if mso]></span><i style="mso-font-width:200%" hidden>&emsp;&#8203;</i><![endif]--></a></p>`;

const blockHtml = (block: FilledBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${block.lines.map(lineHtml).join('<br>')}</p>`;
    case 'highlight':
      return (
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
        `<td class="soft" align="center" bgcolor="${light.soft}" style="padding:18px 16px;background:${light.soft};` +
        `color:${light.onSoft};border-radius:12px;font-size:30px;line-height:38px;font-weight:700;letter-spacing:4px">` +
        `${escapeHtml(plain(block.line))}</td></tr></table>`
      );
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 22px">${block.items
        .map((item) => `<li style="margin:0 0 8px">${lineHtml(item)}</li>`)
        .join('')}</ul>`;
    case 'button':
      return buttonHtml(block.label, block.url);
  }
};

const blockText = (block: FilledBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(plain).join('\n');
    case 'highlight':
      return `    ${plain(block.line)}`;
    case 'list':
      return block.items.map((item) => `- ${plain(item)}`).join('\n');
    case 'button':
      return `${plain(block.label)}:\n${block.url}`;
  }
};

/** What inboxes show after the subject: the first words that are not the greeting. */
const preheaderOf = (blocks: readonly FilledBlock[]): string => {
  const prose = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.lines.map(plain).join(' ')] : [],
  );
  const chosen = prose.find((text) => !text.endsWith(',')) ?? prose[0] ?? '';
  if (chosen.length <= 120) return chosen;
  return `${chosen.slice(0, chosen.lastIndexOf(' ', 120)).replace(/\P{L}+$/u, '')}…`;
};

const darkRules = (prefix: string): string =>
  [
    `.page{background:${dark.page}!important}`,
    `.card{background:${dark.card}!important;border-color:${dark.rule}!important}`,
    `.ink,.ink p,.ink li,.ink strong{color:${dark.ink}!important}`,
    `.muted,.muted a{color:${dark.muted}!important}`,
    `.brand{color:${dark.pine}!important}`,
    `.mark,.button{background:${dark.pine}!important;color:${dark.onPine}!important}`,
    `.soft{background:${dark.soft}!important;color:${dark.onSoft}!important}`,
  ]
    .map((rule) => rule.replace(/(^|,)\./g, `$1${prefix}.`))
    .join('');

const head = (title: string): string =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="x-apple-disable-message-reformatting">` +
  `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
  `<title>${title}</title>` +
  `<!--[if mso]><style>*{font-family:'Segoe UI',Arial,sans-serif!important}</style>` +
  `<xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch>` +
  `</o:OfficeDocumentSettings></xml><![endif]-->` +
  `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}` +
  `body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}` +
  `a{color:${light.pine}}` +
  `@media (max-width:620px){.gutter{padding-left:20px!important;padding-right:20px!important}.edge{padding:16px 0!important}` +
  `.card{border-radius:0!important;border-left:0!important;border-right:0!important}}` +
  `@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}</style></head>`;

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

type Parts = Readonly<{ subject: string; blocks: readonly FilledBlock[]; draft: MailDraft }>;

const footerHtml = ({ blocks, draft: { site, language, unsubscribeUrl } }: Parts): string => {
  const say = words[language];
  const name = escapeHtml(site.name);
  const style = `color:${light.muted};text-decoration:underline;word-break:break-all`;
  // A code or a link that must work gets a second way in; a like does not.
  const buttons = unsubscribeUrl
    ? []
    : blocks.flatMap((block) => (block.kind === 'button' ? [escapeHtml(block.url)] : []));
  const lines = [
    ...buttons.map((url) => `${say.buttonFails}<br><a href="${url}" style="${style}">${url}</a>`),
    `${unsubscribeUrl ? say.asked(name) : say.required(name)}${
      unsubscribeUrl ? ` <a href="${escapeHtml(unsubscribeUrl)}" style="${style}">${say.unsubscribe}</a>` : ''
    }`,
    `${say.help} <a href="mailto:${escapeHtml(site.contactEmail)}" style="${style}">${escapeHtml(site.contactEmail)}</a>`,
    `${escapeHtml(site.copyright)} · <a href="${escapeHtml(site.url)}" style="${style}">${escapeHtml(withoutScheme(site.url))}</a>`,
  ];
  return lines.map((line) => `<p style="margin:0 0 10px">${line}</p>`).join('');
};

const html = (parts: Parts): string => {
  const { subject, blocks, draft } = parts;
  const title = escapeHtml(subject);
  const name = escapeHtml(draft.site.name);
  const initial = escapeHtml([...draft.site.name][0] ?? '');
  // The blanks keep the words of the mail itself out of the inbox line.
  const preheader = `${escapeHtml(preheaderOf(blocks))}${'&#847;&zwnj;&nbsp;'.repeat(60)}`;
  const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;
  return (
    `<!DOCTYPE html><html lang="${draft.language}" dir="ltr">${head(title)}` +
    `<body class="page" style="margin:0;padding:0;background:${light.page}">` +
    `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all" aria-hidden="true">${preheader}</div>` +
    `<div role="article" aria-roledescription="email" aria-label="${title}" lang="${draft.language}">` +
    `<table ${table} width="100%" class="page" bgcolor="${light.page}" style="background:${light.page}"><tr>` +
    `<td class="edge" align="center" style="padding:32px 16px">` +
    `<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->` +
    `<table ${table} width="100%" style="max-width:600px;font-family:${fonts}">` +
    `<tr><td class="gutter" style="padding:0 8px 20px"><table ${table}><tr>` +
    `<td class="mark" width="36" height="36" align="center" bgcolor="${light.pine}" style="width:36px;height:36px;` +
    `background:${light.pine};color:${light.onPine};border-radius:10px;font-size:20px;line-height:36px;font-weight:700" aria-hidden="true">${initial}</td>` +
    `<td class="brand" style="padding-left:10px;color:${light.pine};font-size:20px;line-height:28px;font-weight:700">${name}</td>` +
    `</tr></table></td></tr>` +
    `<tr><td class="card" bgcolor="${light.card}" style="background:${light.card};border:1px solid ${light.rule};border-radius:16px">` +
    `<table ${table} width="100%"><tr><td class="gutter ink" align="left" style="padding:32px 40px 24px;color:${light.ink};` +
    `font-size:16px;line-height:26px;text-align:left;word-break:break-word">` +
    `<h1 class="ink" style="margin:0 0 20px;color:${light.ink};font-size:24px;line-height:34px;font-weight:700">${title}</h1>` +
    blocks.map(blockHtml).join('') +
    `</td></tr></table></td></tr>` +
    `<tr><td class="gutter muted" align="left" style="padding:24px 8px 0;color:${light.muted};font-size:13px;line-height:21px;text-align:left">` +
    `${footerHtml(parts)}</td></tr></table>` +
    `<!--[if mso]></td></tr></table><![endif]-->` +
    `</td></tr></table></div></body></html>`
  );
};

const text = ({ subject, blocks, draft: { site, language, unsubscribeUrl } }: Parts): string => {
  const say = words[language];
  return [
    subject,
    ...blocks.map(blockText),
    '-- ',
    unsubscribeUrl
      ? `${say.asked(site.name)}\n${say.unsubscribe}: ${unsubscribeUrl}`
      : say.required(site.name),
    `${say.help} ${site.contactEmail}\n${site.copyright} · ${site.url}`,
  ].join('\n\n');
};

/** One layout for every mail: tables for Outlook, inline styles for Gmail, a dark scheme for those that have one. */
export const renderMail = (draft: MailDraft): RenderedMail => {
  const { site, language, unsubscribeUrl } = draft;
  requireWebAddress(site.url);
  if (unsubscribeUrl) requireWebAddress(unsubscribeUrl);
  const { name } = draft.values;
  const values = {
    ...draft.values,
    ...(name !== undefined && name.trim() === '' ? { name: words[language].stranger } : {}),
    site: site.name,
  };
  const subject = fillSubject(draft.subject, values);
  const parts: Parts = { subject, blocks: fillTemplate(draft.body, values), draft };
  return { subject, html: html(parts), text: text(parts) };
};
