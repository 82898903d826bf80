import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { actorFor, refusalOf, staff, system } from '#fixtures/engine/world.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import type { RecordingInput } from '#core/coaching/reply/reply.ts';
import type { Medium } from '#core/platform/media/medium.ts';

/** Null: it was done. */
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(Promise.reject(error)),
  );

const text = 'Bạn đi đúng hướng rồi. Tuần tới thêm một buổi đi bộ.';
const note = { id: 'n1', kind: 'BODY', text: 'Giảm tinh bột.', anchor: null } as const;

/** A coach with a file for an answer, and a request that waits. */
const spokenDesk = async (parts: Partial<Medium> = {}) => {
  const here = desk();
  const media = here.store.committed.table('media');
  const voice = (id: string, more: Partial<Medium> = {}) =>
    media.set(
      id,
      aMedium({
        id,
        ownerId: here.coach.id,
        purpose: 'REVIEW_ANSWER',
        type: 'AUDIO',
        duration: 130,
        ...parts,
        ...more,
      }),
    );
  voice('voice');
  const { id } = await here.request();
  const recording: RecordingInput = { mediumId: 'voice', captions: 'TYPED', captionText: text };
  const open = (actor: typeof here.asMember, mediumId = 'voice') =>
    refusal(here.app.media.getMediumUrl(actor, mediumId));
  return { ...here, id, voice, recording, open, medium: (of: string) => media.get(of) ?? null };
};

describe('A recording', () => {
  it('is sent with its length and its captions, and is one of the answer', async () => {
    const here = await spokenDesk();
    const { reply } = await here.answer(here.id, { recording: here.recording });
    expect(reply?.recording).toMatchObject({
      mediumId: 'voice',
      kind: 'AUDIO',
      seconds: 130,
      isThere: true,
      captionText: text,
    });
    expect(reply?.recording?.captions?.map((cue) => cue.text).join(' ')).toBe(text);
    expect(reply?.recording?.captions?.at(-1)?.to).toBe(130_000);
    expect(here.rows('mediumUses')).toEqual([{ mediumId: 'voice', kind: 'REVIEW', id: here.id }]);
  });

  it.each<[string, Partial<Medium>, Partial<RecordingInput>, string]>([
    ['is of another purpose', { purpose: 'CHAT' }, {}, 'review.recording_unusable'],
    ['is another person’s', { ownerId: 'other' }, {}, 'review.recording_unusable'],
    ['is a picture', { type: 'IMAGE' }, {}, 'review.recording_unusable'],
    ['was hidden by staff', { hiddenAt: new Date(0) }, {}, 'review.recording_unusable'],
    ['does not say how long it is', { duration: null }, {}, 'review.recording_unusable'],
    ['is a voice of more than five minutes', { duration: 301 }, {}, 'media.too_long'],
    ['is a film of more than three', { type: 'VIDEO', duration: 181 }, {}, 'media.too_long'],
    ['says nothing about captions', {}, { captions: null }, 'review.captions_undecided'],
    ['has captions without words', {}, { captionText: ' ' }, 'review.captions_invalid'],
    ['has captions beyond its end', {}, { captionText: '9:00 Xin chào' }, 'review.captions_invalid'],
    ['has a caption file beyond its end', {}, { captionText: 'WEBVTT\n\n09:00.000 --> 09:02.000\nXin chào' }, 'review.captions_invalid'],
  ])('is refused when it %s', async (_what, medium, input, code) => {
    const here = await spokenDesk(medium);
    const recording = { ...here.recording, ...input };
    expect(await refusalOf(here.answer(here.id, { recording }))).toBe(code);
    expect(here.rows('reviews')[0]?.status).toBe('PENDING');
    expect(here.rows('mediumUses')).toEqual([]);
  }); // prettier-ignore

  it('reads the text of a caption file', async () => {
    const here = await spokenDesk();
    const captionText = 'WEBVTT\n\n00:01.000 --> 00:02.500\nChào bạn';
    const { reply } = await here.answer(here.id, { recording: { ...here.recording, captionText } });
    expect(reply?.recording?.captions).toEqual([{ from: 1000, to: 2500, text: 'Chào bạn' }]);
  });

  it('never stands without a word: captions, or a written note about what was asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.constantFrom('BODY', 'GENERAL', 'NUTRITION', 'EMPTY', 'NONE'),
        async (isTyped, written) => {
          const here = await spokenDesk();
          const recording = { ...here.recording, captions: isTyped ? 'TYPED' : 'NONE' } as const;
          const kind = written === 'EMPTY' || written === 'NONE' ? 'BODY' : written;
          const notes =
            written === 'NONE' ? [] : [{ ...note, kind, text: written === 'EMPTY' ? ' ' : note.text }];
          const isWritten = written === 'BODY' || written === 'GENERAL';
          const said = await refusal(here.answer(here.id, { notes, recording }));
          expect(said).toBe(isTyped || isWritten ? null : 'review.recording_words');
        },
      ),
      { numRuns: 20 },
    );
  });

  it('of one member is never sent to another', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    const second = await here.request();
    expect(await refusalOf(here.answer(second.id, { recording: here.recording }))).toBe(
      'review.recording_unusable',
    );
  });

  it('is heard by the two it is between, and is not there for anybody else', async () => {
    const here = await spokenDesk();
    expect(await here.open(here.asMember)).toBe('media.not_found');
    await here.app.coaching.keepReplyDraft(here.asCoach, {
      id: here.id,
      notes: [],
      targets: [],
      recording: here.recording,
    });
    expect(await here.open(here.asMember)).toBe('media.not_found');
    await here.answer(here.id, { recording: here.recording });
    expect(await here.open(here.asMember)).toBeNull();
    expect(await here.open(here.asCoach)).toBeNull();
    expect(await here.open(here.asOther)).toBe('media.not_found');
    expect(await here.open(here.asOther, 'none')).toBe('media.not_found');
  });

  it('stays the member’s when the coach sees the weeks no more, and when limits fall', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    await here.app.coaching.endCoachAccess(here.asMember, here.coach.id);
    const { version } = await here.app.coaching.getReview(here.asCoach, here.id);
    expect(await here.open(here.asMember)).toBeNull();
    await here.app.settings.updateSettings(staff, { version: 0, reviewVoiceMinutes: 1 });
    const changed = await here.app.coaching.updateReview(here.asCoach, {
      id: here.id,
      notes: [note],
      targets: [],
      recording: here.recording,
      version,
    });
    expect(changed.reply?.recording?.seconds).toBe(130);
  });

  it('that another took the place of is still heard in its version', async () => {
    const here = await spokenDesk();
    const { version } = await here.answer(here.id, { recording: here.recording });
    here.voice('second', { type: 'VIDEO', duration: 60 });
    await here.app.coaching.updateReview(here.asCoach, {
      id: here.id,
      notes: [note],
      targets: [],
      recording: { mediumId: 'second', captions: 'NONE', captionText: '' },
      version,
    });
    const { items } = await here.app.coaching.listReplyVersions(here.asMember, here.id);
    expect(items.map(({ reply }) => [reply.recording?.kind, reply.recording?.captions === null])).toEqual([
      ['VIDEO', true],
      ['AUDIO', false],
    ]);
    expect(await here.open(here.asMember)).toBeNull();
    expect(await here.open(here.asMember, 'second')).toBeNull();
    expect(await refusalOf(here.app.media.deleteMedium(here.asCoach, 'voice'))).toBe('media.in_use');
  });

  it('tells the member that there is something to hear, and for how long', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    await here.settle();
    const line = here.rows('notifications').find(({ type }) => type === 'REQUEST_REVIEW_APPROVED');
    expect(line?.params).toMatchObject({ recording: 'AUDIO', length: '2:10' });
    const mail = here
      .rows('mails')
      .find((row) => row.mail.template === 'notification_request_review_approved');
    expect(mail?.mail.values['recording']).toContain('2:10');
  });
});

describe('A recording of a draft', () => {
  const drafted = async () => {
    const here = await spokenDesk();
    const { coaching } = here.app;
    const keep = (recording: RecordingInput | null, version?: number) =>
      coaching.keepReplyDraft(here.asCoach, { id: here.id, notes: [], targets: [], recording, version });
    const kept = await keep(here.recording);
    return { ...here, keep, kept };
  };

  it('is kept with what is typed, and says how long one may speak', async () => {
    const here = await drafted();
    expect(here.kept).toMatchObject({ recording: here.recording, limits: { AUDIO: 300, VIDEO: 180 } });
    expect(await here.app.coaching.getReplyDraft(here.asCoach, here.id)).toMatchObject({
      recording: here.recording,
    });
    expect(await refusalOf(here.app.media.deleteMedium(here.asCoach, 'voice'))).toBe('media.in_use');
    expect(await refusalOf(here.keep({ ...here.recording, mediumId: 'none' }, 1))).toBe(
      'review.recording_unusable',
    );
  });

  it('is the coach’s own file again when it is taken out', async () => {
    const here = await drafted();
    await here.keep(null, 1);
    expect(here.rows('mediumUses')).toEqual([]);
    expect(here.medium('voice')?.deletedAt).toBeNull();
    await here.keep(here.recording, 2);
  });

  it.each([
    ['declined', (here: Awaited<ReturnType<typeof drafted>>) => here.app.coaching.rejectReview(here.asCoach, { id: here.id, reason: 'Tôi đang nghỉ.' })],
    ['taken back', (here: Awaited<ReturnType<typeof drafted>>) => here.app.coaching.cancelReview(here.asMember, here.id)],
    ['too late', async (here: Awaited<ReturnType<typeof drafted>>) => {
      here.clock.forward(8 * day);
      await here.app.coaching.expireReviews(system);
    }],
    ['sent without it', (here: Awaited<ReturnType<typeof drafted>>) => here.answer(here.id)],
  ])('is thrown away when the request is %s', async (_how, end) => {
    const here = await drafted();
    await end(here);
    expect(here.rows('mediumUses')).toEqual([]);
    expect(here.medium('voice')?.deletedAt).not.toBeNull();
    await here.app.media.purgeDeletedMedia(system);
    here.clock.forward(day);
    expect(await here.app.media.purgeDeletedMedia(system)).toEqual({ purged: 1 });
  }); // prettier-ignore

  it('can be deleted again once the rating stands, when nothing of it can be sent any more', async () => {
    const here = await spokenDesk();
    const { id } = await here.answer(here.id);
    await here.app.coaching.keepReplyDraft(here.asCoach, {
      id,
      notes: [],
      targets: [],
      recording: here.recording,
    });
    await here.app.coaching.rateReview(here.asMember, { id, stars: 5, content: '' });
    await here.app.coaching.approveRating(here.asCoach, id);
    await here.app.media.deleteMedium(here.asCoach, 'voice');
    expect(here.medium('voice')?.deletedAt).not.toBeNull();
  });

  it('is kept when it is what is sent', async () => {
    const here = await drafted();
    await here.answer(here.id, { recording: here.recording });
    expect(here.medium('voice')?.deletedAt).toBeNull();
  });
});

describe('A person who leaves', () => {
  const archived = async (here: Awaited<ReturnType<typeof spokenDesk>>, id: string) => {
    const { data, files } = await here.app.account.exportMyData(actorFor({ ...here.member, id }));
    return { data: JSON.stringify(data), files: files.map(({ path }) => path) };
  };

  it('takes a copy along: the member what was given, the coach what is theirs', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    for (const id of [here.member.id, here.coach.id]) {
      const { data, files } = await archived(here, id);
      expect(data).toContain('Tuần tới thêm một buổi đi bộ.');
      expect(files.some((path) => path.startsWith('media/voice-'))).toBe(true);
    }
    expect((await archived(here, here.asOther.id)).files).toEqual([]);
  });

  it('as a member is spoken to no more: the file goes with the answer', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    await here.ports.transaction(async (repositories) => {
      const { forgetRecordings } = await import('./recording-files.ts');
      const review = await repositories.reviews.find(here.id);
      if (review) await forgetRecordings(repositories, review, here.clock.now());
    });
    expect(here.medium('voice')?.deletedAt).not.toBeNull();
    expect(here.rows('mediumUses')).toEqual([]);
  });

  it('as a coach takes the voice along, and leaves the words', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    await here.ports.transaction(({ media }) => media.deleteAllOf(here.coach.id));
    const { reply } = await here.app.coaching.getReview(here.asMember, here.id);
    expect(reply?.recording).toMatchObject({ isThere: false });
    expect(reply?.recording?.captions).not.toBeNull();
    expect(await here.open(here.asMember)).toBe('media.not_found');
  });
});

describe('Staff who read a review', () => {
  it('hear what is spoken, and the look is written down', async () => {
    const here = await spokenDesk();
    await here.answer(here.id, { recording: here.recording });
    const found = await here.app.coaching.viewReview(staff, here.id);
    expect(found.recordingUrl).not.toBeNull();
    expect(here.rows('auditLog')).toMatchObject([{ action: 'review.view', targetId: here.id }]);
  });
});
