import type { ServerResponse } from 'node:http';
import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Mails } from '#core/platform/notification/ports.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';

const shown = 50;

type Needs = Readonly<{ app: Pick<Application, 'notification'>; mails: Pick<Mails, 'list'> }>;
type Asked = Readonly<{ id: string | null; to: string | null; wantsJson: boolean; asHtml: boolean }>;
type KeptMail = Awaited<ReturnType<Application['notification']['readKeptMail']>>;

const linked = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}" target="_top">${address}</a>`,
  );

const time = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

const card = (mail: KeptMail): string =>
  `<article class="card"><div class="muted">${time(mail.createdAt)} · ${escapeHtml(mail.to)} · ` +
  `${escapeHtml(mail.template)} · ${mail.language} · ${mail.status}</div>` +
  `<strong>${escapeHtml(mail.subject)}</strong><pre>${linked(mail.text)}</pre>` +
  `<div><a href="/dev/mail/${encodeURIComponent(mail.id)}">HTML</a></div></article>`;

const brokenCard = ({ to, template, problem }: Readonly<{ to: string; template: string; problem: string }>) =>
  `<article class="card"><strong>${escapeHtml(template)} to ${escapeHtml(to)} can't be written</strong>` +
  `<pre>${escapeHtml(problem)}</pre></article>`;

const plain = ({ id, to, template, language, status, createdAt, subject, text, html }: KeptMail) => ({
  id,
  to,
  template,
  language,
  status,
  createdAt,
  subject,
  text,
  html,
});

/**
 * The mails of a machine without a mail server, codes and links included: what a developer's inbox would show. Served
 * outside production only.
 */
export const devMail = ({ app, mails }: Needs) => {
  const readAll = async (to: string | null) => {
    const { rows } = await mails.list({
      sort: { field: 'createdAt', order: 'DESC' },
      from: 0,
      to: shown - 1,
      filter: { status: ['KEPT', 'PENDING'], ...(to !== null && { to: to.trim().toLowerCase() }) },
    });
    return Promise.all(
      rows.map(async (row) => {
        try {
          return await app.notification.readKeptMail(system, row.id);
        } catch (error) {
          // One that can't be written hides none of the others.
          return { ...row, problem: error instanceof Error ? error.message : String(error) };
        }
      }),
    );
  };

  return async (response: ServerResponse, { id, to, wantsJson, asHtml }: Asked): Promise<void> => {
    const sendJson = (value: unknown) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(value));
    };
    if (id === null) {
      const kept = await readAll(to);
      if (wantsJson) return sendJson(kept.map((mail) => ('problem' in mail ? mail : plain(mail))));
      const list =
        kept.map((mail) => ('problem' in mail ? brokenCard(mail) : card(mail))).join('') ||
        '<p class="muted">No mail yet.</p>';
      return sendPlainPage(response, { language: 'en', title: 'Mail', body: `<h1>Mail</h1>${list}` });
    }
    if (!/^[\w-]{1,64}$/.test(id)) throw new DomainError('mail.not_found');
    const mail = await app.notification.readKeptMail(system, id);
    if (wantsJson) return sendJson(plain(mail));
    if (asHtml) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; base-uri 'self'; frame-ancestors 'self'",
      );
      // Links of the mail must leave the frame.
      response.end(mail.html.replace(/<head>/i, '<head><base target="_top">'));
      return;
    }
    sendPlainPage(response, {
      language: mail.language,
      title: mail.subject,
      frames: 'self',
      body:
        `<p><a href="/dev/mail">Mail</a></p><h1>${escapeHtml(mail.subject)}</h1>` +
        `<p class="muted">${time(mail.createdAt)} · ${escapeHtml(mail.to)} · ${escapeHtml(mail.template)}</p>` +
        `<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-top-navigation-by-user-activation" ` +
        `src="/dev/mail/${encodeURIComponent(mail.id)}?part=html"></iframe>` +
        `<div class="card"><pre>${linked(mail.text)}</pre></div>`,
    });
  };
};
