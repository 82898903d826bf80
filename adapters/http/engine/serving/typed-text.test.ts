import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldIssues } from './field-issues.ts';
import { name, prose, reference } from '../contract/endpoint.ts';
import { endpoints, fieldsOf } from '../../testing/contract-fields.ts';

/** Sent as part of a text, none of these may come out of the contract as it went in. */
const hostile: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200b',
  'a reversed reading direction': '\u202e',
  'an isolated reading direction': '\u2066',
  'a private character': '\ue000',
  'a control character': '\u0007',
  'a zero': '\u0000',
  'half a pair': '\ud800',
  'an unassigned character': '\u0378',
  'a non-character': '\uffff',
  'a filler of Hangul': '\u3164',
  'a filler of Jamo': '\u115f',
  'a tag': '\u{e0041}',
};

const richText = 'cleaned by the rules of rich text, and judged by their own';
const captionFile = 'a caption file; its reader takes each cue apart';

/** Fields that take anything, each with the reason why that is safe. */
const exempt: Readonly<Record<string, string>> = {
  'writtenPosts.create body.html': 'rich text, which the core cleans and looks at as text',
  'writtenPosts.keepCopy body.html': 'rich text',
  'writtenPosts.save body.html': 'rich text',
  'savedViews.add body.query.filter{}': 'a filter is looked up in a list, as it is asked there',
  'savedViews.add body.query.filter{}[]': 'a filter',
  'savedViews.change body.query.filter{}': 'a filter',
  'savedViews.change body.query.filter{}[]': 'a filter',
  'auth.register body.password': 'a secret is hashed exactly as typed, and never shown',
  'auth.register body.confirmPassword': 'a secret',
  'auth.login body.password': 'a secret',
  'auth.resetPassword body.password': 'a secret',
  'auth.resetPassword body.confirmPassword': 'a secret',
  'auth.changePassword body.oldPassword': 'a secret',
  'auth.changePassword body.newPassword': 'a secret',
  'auth.changePassword body.confirmPassword': 'a secret',
  'auth.requestEmailChange body.password': 'a secret',
  'me.delete body.password': 'a secret',
  'personalTokens.create body.password': 'a secret',
  'secondFactor.begin body.password': 'a secret',
  'secondFactor.prove body.password': 'a secret',
  'secondFactor.renewRecoveryCodes body.password': 'a secret',
  'secondFactor.turnOff body.password': 'a secret',
  'ai.putSettings body.consent': 'compared with the version that is shown, and never kept as typed',
  'adminUsers.create body.password': 'a secret',
  'indicators.putDraft body.inputs{}{}':
    'seen by its author alone; judged by the form of a week when it is saved',
  'downloads.ticket body.filter{}': 'compared with what is stored, and never kept',
  'downloads.ticket body.filter{}[]': 'compared with what is stored, and never kept',
  'bankWebhooks.bank body': 'signed bytes of a bank; the readers of notices take each field apart',
  'mailWebhooks.mail body': 'proved bytes of a mail provider; the readers of notices take each field apart',
  'adminIncomingTransfers.import body.text': 'a file; the reader of statements takes each cell apart',
  'adminChallenges.create body.description': richText,
  'adminChallenges.edit body.description': richText,
  'adminChallenges.import body.chapters[].lessons[].html': richText,
  'adminChallenges.import body.chapters[].lessons[].captions.vi': captionFile,
  'adminChallenges.import body.chapters[].lessons[].captions.en': captionFile,
  'adminChallenges.addLesson body.html': richText,
  'adminChallenges.editLesson body.html': richText,
  'adminChallenges.addLesson body.captions.vi': captionFile,
  'adminChallenges.addLesson body.captions.en': captionFile,
  'adminChallenges.editLesson body.captions.vi': captionFile,
  'adminChallenges.editLesson body.captions.en': captionFile,
  'adminPages.save body.html.vi': richText,
  'adminPages.save body.html.en': richText,
  'adminQuestions.create body.answer.vi': richText,
  'adminQuestions.create body.answer.en': richText,
  'adminQuestions.update body.answer.vi': richText,
  'adminQuestions.update body.answer.en': richText,
  'contact.send body.website': 'a trap: whatever stands in it is dropped',
  'authoring.create body.description': richText,
  'authoring.edit body.description': richText,
  'authoring.import body.chapters[].lessons[].html': richText,
  'authoring.import body.chapters[].lessons[].captions.vi': captionFile,
  'authoring.import body.chapters[].lessons[].captions.en': captionFile,
  'authoring.addLesson body.html': richText,
  'authoring.editLesson body.html': richText,
  'authoring.addLesson body.captions.vi': captionFile,
  'authoring.addLesson body.captions.en': captionFile,
  'authoring.editLesson body.captions.vi': captionFile,
  'authoring.editLesson body.captions.en': captionFile,
};

const typed = endpoints.flatMap(({ name: endpoint, endpoint: { body, query } }) =>
  [body && fieldsOf(body, `${endpoint} body`), query && fieldsOf(query, `${endpoint} query`)].flatMap(
    (fields) => fields ?? [],
  ),
);

const passes = (schema: z.core.$ZodType, text: string): boolean => {
  const judged = z.safeParse(schema, text);
  return judged.success && JSON.stringify(judged.data) === JSON.stringify(text);
};

describe('a text of the contract', () => {
  const open = typed.filter(({ schema }) =>
    Object.values(hostile).some((sign) =>
      [sign, `Anna${sign}12`, `/${sign}`, `https://example.com/${sign}`].some((text) => passes(schema, text)),
    ),
  );

  it('that takes hostile characters as they are has a reason', () => {
    expect(open.map(({ path }) => path.replace(/\|\d+/g, '')).toSorted()).toEqual(
      Object.keys(exempt).toSorted(),
    );
  });

  it('is looked at in every endpoint that takes one', () => {
    expect(typed.length).toBeGreaterThan(300);
    for (const path of ['auth.register body.fullname', 'adminPayments.approve body.bankCode'])
      expect(typed.map((field) => field.path)).toContain(path);
  });

  it.each(Object.entries(hostile))('that is a name or prose never holds %s', (_, sign) => {
    expect(name(60).safeParse(`Anna${sign}12`).success).toBe(false);
    const written = prose(60).safeParse(`Anna${sign}12`);
    if (written.success) expect(written.data).toBe('Anna12');
  });

  it('keeps the emoji, line breaks and accents of prose', () => {
    const text = 'Tuyệt vời 👩‍👩‍👧 ❤️ 👍🏽\n\t– 1️⃣';
    expect(prose(100).parse(` ${text} `)).toBe(text);
  });

  it('that is a reference has one spelling', () => {
    for (const text of [' FT\u200b24 ', 'ＦＴ24', 'FT24\u202e'])
      expect(reference(20).parse(text)).toBe('FT24');
    expect(reference(20, 1).safeParse('\u200b\u3164').success).toBe(false);
  });

  it('is refused with the character named, or with what a name needs', () => {
    const said = (schema: z.ZodType, text: string) =>
      fieldIssues(schema.safeParse(text).error?.issues ?? [], text).map(({ code, params }) => [code, params]);
    expect(said(name(60, 1), 'An\u202ea')).toEqual([['input.control_characters', { character: 'U+202E' }]]);
    expect(said(name(60, 1), `A${'\u0335'.repeat(9)}`)).toEqual([['input.too_many_marks', { count: 4 }]]);
    expect(said(name(60, 1), '...')).toEqual([['input.no_letters', undefined]]);
    expect(said(name(60, 1), '\u3164')).toEqual([['input.required', undefined]]);
  });
});
