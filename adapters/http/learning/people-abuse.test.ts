import { describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { refusalOf } from '#fixtures/engine/world.ts';
import { documentHtml } from '#fixtures/learning/school.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { openSchool } from '../testing/open-school.ts';

describe('coins of learning', () => {
  it('move once for fifty enrolments at once, and not at all when there are too few', async () => {
    const here = openSchool();
    const { id } = await here.publish();
    const enrol = () => here.answerTo(here.learner, 'post', `/challenges/${id}/enroll`, { price: 300 });
    const sent = await Promise.all(Array.from({ length: 50 }, enrol));
    expect(sent.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(sent)).toEqual(new Set([201, '409 enrolment.exists']));
    const { body } = await here.ask(here.learner, 'get', '/me/wallet');
    expect(body.fitCoin).toBe(4_700);

    const poor = openSchool({ coins: 260 });
    const written = await poor.publish();
    const refused = await poor.ask(poor.learner, 'post', `/challenges/${written.id}/enroll`, { price: 300 });
    expect(refused).toMatchObject({
      status: 422,
      code: 'coin.not_enough',
      body: { params: { missing: 40 } },
    });
    expect((await poor.ask(poor.learner, 'get', '/me/wallet')).body.fitCoin).toBe(260);
    expect([poor.rows('enrolments'), poor.rows('holds')]).toEqual([[], []]);
    const changed = await poor.ask(poor.learner, 'post', `/challenges/${written.id}/enroll`, { price: 0 });
    expect(changed).toMatchObject({
      status: 409,
      code: 'challenge.price_changed',
      body: { params: { price: 300 } },
    });
  });

  it('come back to nobody who has finished, and once to who asks twice', async () => {
    const here = openSchool();
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    await here.finish(written);
    expect(await here.answerTo(here.learner, 'post', `/enrolments/${id}/refund`)).toBe(
      '422 enrolment.not_refundable',
    );
    const other = await here.enrolled(written.id, here.asOther);
    const twice = await Promise.all(
      Array.from({ length: 2 }, () => here.answerTo(here.other, 'post', `/enrolments/${other}/refund`)),
    );
    expect(twice.toSorted()).toEqual([200, '422 enrolment.not_refundable']);
    expect((await here.ask(here.other, 'get', '/me/wallet')).body.fitCoin).toBe(5_000);
    expect(await here.answerTo(here.other, 'post', `/enrolments/${id}/refund`)).toBe(
      '404 enrolment.not_found',
    );
  });

  it('are earned by nobody from themselves', async () => {
    const here = openSchool();
    const { id } = await here.publish();
    expect(await here.answerTo(here.author, 'post', `/challenges/${id}/enroll`, { price: 300 })).toBe(
      '422 challenge.own',
    );
    expect(await here.answerTo(here.author, 'put', `/challenges/${id}/reviews`, { stars: 5 })).toBe(
      '422 challenge.own',
    );
  });
});

describe('what is another’s', () => {
  it('is not edited, published or featured by a coach', async () => {
    const here = openSchool();
    const { id, chapters, document, lessonQuiz } = await here.write();
    const stranger = aCoach({ fullname: 'Kẻ lạ' });
    here.store.committed.table('users').set(stranger.id, stranger);
    const notThere = '404 challenge.not_found';
    const asked = [
      ['get', `challenges/${id}`, undefined, notThere],
      ['patch', `challenges/${id}`, { title: 'Của tôi', version: 1 }, notThere],
      ['delete', `challenges/${id}`, undefined, notThere],
      ['post', `challenges/${id}/submit`, undefined, notThere],
      ['get', `challenges/${id}/export`, undefined, notThere],
      ['get', `challenges/${id}/preview`, undefined, notThere],
      ['post', 'chapters', { challengeId: id, title: 'X' }, notThere],
      ['patch', `chapters/${chapters[0]}`, { title: 'X', version: 1 }, '404 chapter.not_found'],
      ['patch', `lessons/${document}`, { title: 'X', version: 1 }, '404 lesson.not_found'],
      ['get', `lessons/${document}`, undefined, notThere],
      ['get', `quizzes/${lessonQuiz}`, undefined, notThere],
      ['patch', `quizzes/${lessonQuiz}`, { title: 'X', version: 1 }, '404 quiz.not_found'],
      ['delete', `lessons/${document}`, undefined, '404 lesson.not_found'],
    ] as const;
    for (const [method, path, body, answer] of asked)
      expect([path, await here.answerTo(stranger, method, `/authoring/${path}`, body)]).toEqual([
        path,
        answer,
      ]);
    for (const step of ['publish', 'archive', 'restore'])
      expect(await here.answerTo(here.author, 'post', `/admin/challenges/${id}/${step}`)).toBe(
        '403 access.not_authorized',
      );
    expect(await here.answerTo(here.author, 'post', `/admin/challenges/${id}/feature`, { place: 1 })).toBe(
      '403 access.not_authorized',
    );
  });

  it('is no draft of: no stranger, no search and no sitemap finds one', async () => {
    const here = openSchool();
    const { id, document, lessonQuiz } = await here.write();
    const { slug } = await here.copyOf(id);
    for (const reader of [null, here.other]) {
      expect(await here.answerTo(reader, 'get', `/challenges/${id}`)).toBe('404 challenge.not_found');
      expect(await here.answerTo(reader, 'get', `/challenges/${slug}`)).toBe('404 challenge.not_found');
      expect(await here.answerTo(reader, 'get', `/challenges/${id}/reviews`)).toBe('404 challenge.not_found');
      expect(await here.answerTo(reader, 'get', `/lessons/${document}`)).toBe('404 lesson.not_found');
      expect(await here.answerTo(reader, 'get', `/quizzes/${lessonQuiz}`)).toBe('404 quiz.not_found');
      expect((await here.ask(reader, 'get', '/challenges?q=khoi')).body.items).toEqual([]);
    }
    expect(await here.answerTo(here.other, 'post', `/challenges/${id}/enroll`, { price: 300 })).toBe(
      '404 challenge.not_found',
    );
    expect(here.rows('enrolments')).toEqual([]);
  });

  it('enters no lesson as a file, and no address of a file outlives ten minutes', async () => {
    const here = openSchool();
    const written = await here.publish();
    const foreign = aMedium({
      ownerId: here.other.id,
      purpose: 'LEARNING',
      type: 'VIDEO',
      contentType: 'video/mp4',
      duration: 9,
    });
    const picture = aMedium({ ownerId: here.other.id, purpose: 'LEARNING' });
    const unfit = aMedium({ ownerId: here.author.id, purpose: 'GENERAL' });
    for (const medium of [foreign, picture, unfit])
      here.store.committed.table('media').set(medium.id, medium);
    const edit = async (body: object) => {
      const { version } = await here.learning.readWorkingLesson(here.asAuthor, written.video);
      return here.answerTo(here.author, 'patch', `/authoring/lessons/${written.video}`, { ...body, version });
    };
    expect(await edit({ videoId: foreign.id })).toBe('400 lesson.video_unusable');
    expect(await edit({ posterId: picture.id })).toBe('404 challenge.image_not_found');
    expect(await edit({ posterId: unfit.id })).toBe('404 challenge.image_not_found');
    expect(await edit({ videoUrl: 'https://www.youtube.com/watch?v=x', seconds: 60 })).toBe(
      '400 lesson.video_unusable',
    );
    await here.enrolled(written.id);
    await here.readDocument(written.document);
    await here.take(written.lessonQuiz);
    const { body } = await here.ask(here.learner, 'get', `/lessons/${written.video}/media`);
    expect(body.videoUrl).toEqual(expect.any(String));
    const until = new Date(body.expiresAt).getTime() - here.clock.now().getTime();
    expect(until).toBeGreaterThan(0);
    expect(until).toBeLessThanOrEqual(10 * minute);
  });
});

describe('what is written', () => {
  it('never runs: script in a lesson, a description or a caption', async () => {
    const here = openSchool();
    const { id, document, video } = await here.write();
    const evil = `<script>alert(1)</script><p onclick="alert(1)">Chào</p><a href="javascript:alert(1)">x</a><iframe srcdoc="<script>1</script>"></iframe>${documentHtml}`;
    const edit = async (path: string, body: object, version: number) =>
      here.ask(here.author, 'patch', `/authoring/${path}`, { ...body, version });
    const lesson = await here.learning.readWorkingLesson(here.asAuthor, document);
    const written = await edit(`lessons/${document}`, { html: evil }, lesson.version);
    expect(written.status).toBe(200);
    const copy = await here.copyOf(id);
    const described = await edit(`challenges/${id}`, { description: evil }, copy.version);
    const film = await here.learning.readWorkingLesson(here.asAuthor, video);
    const captions = {
      vi: 'WEBVTT\n\n00:00.000 --> 00:02.000\n<script>alert(1)</script><b onclick="x">Đứng</b> thẳng\n',
    };
    const captioned = await edit(`lessons/${video}`, { captions }, film.version);
    expect([described.status, captioned.status]).toEqual([200, 200]);
    for (const { text } of [written, described])
      expect(text).not.toMatch(/<script|onclick|javascript:|srcdoc/i);
    expect(captioned.body.captions.vi).toHaveLength(1);
    expect(captioned.body.captions.vi[0].text).not.toMatch(/<script|onclick|<b/i);
    const broken = await here.learning.readWorkingLesson(here.asAuthor, video);
    expect(
      (await edit(`lessons/${video}`, { captions: { vi: 'kein Untertitel' } }, broken.version)).code,
    ).toBe('lesson.captions_invalid');
  });

  it('of a certificate is found by its public id alone: there is no list of them', async () => {
    const here = openSchool();
    const written = await here.publish();
    await here.enrolled(written.id);
    const { certificateId } = await here.finish(written);
    expect(certificateId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    for (const path of ['/certificates', '/certificates/', '/credentials', '/credentials/'])
      expect((await here.ask(null, 'get', path)).status).toBe(404);
    expect(await here.answerTo(here.other, 'get', '/admin/certificates')).toBe('403 access.not_authorized');
    expect((await here.ask(here.other, 'get', '/me/certificates')).body.items).toEqual([]);
    expect(await refusalOf(here.learning.readEnrolment(here.asOther, 'none'))).toBe('enrolment.not_found');
  });
});
