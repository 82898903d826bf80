import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#fixtures/engine/world.ts';
import { school } from '#fixtures/learning/school.ts';
import { cli } from '../testing/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-challenges-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('challenges on the command line', () => {
  it('are checked, returned with a reason, published, featured and archived', async () => {
    const here = school();
    const { id } = await here.write();
    await here.learning.submitChallenge(here.asAuthor, id);
    expect((await cli(here, 'challenges', 'list', '--submission', 'waiting')).out).toContain(id);
    expect((await cli(here, 'challenges', 'check', id)).out).toBe(
      'better with captions\nbetter with translation',
    );
    expect((await cli(here, 'challenges', 'return', id)).errors).toContain('--reason');
    const returned = await cli(here, 'challenges', 'return', id, '--reason', 'Hãy thêm phụ đề nhé.');
    expect(returned.out).toContain('submission RETURNED');
    expect((await cli(here, 'challenges', 'publish', id)).out).toContain(
      'PUBLISHED, submission NONE, edition 1',
    );
    expect((await cli(here, 'challenges', 'show', id)).out).toContain('1.1 DOCUMENT Đo vòng eo');
    expect((await cli(here, 'challenges', 'feature', id, '2')).out).toContain('place 2');
    expect((await cli(here, 'challenges', 'feature', id, '0')).out).toContain('not featured');
    expect((await cli(here, 'challenges', 'feature', id, '13')).code).not.toBe(0);
    expect((await cli(here, 'challenges', 'archive', id)).out).toContain('ARCHIVED');
    expect((await cli(here, 'challenges', 'restore', id)).out).toContain('PUBLISHED');
    expect((await cli(here, 'challenges', 'publish', 'gone')).errors).toContain('challenge.not_found');
  });

  it('go out as a file and come in behind what is there', async () => {
    const here = school();
    const { id } = await here.write();
    const file = join(folder, 'challenge.json');
    expect((await cli(here, 'challenges', 'export', id, file)).out).toBe(`2 chapters are in ${file}.`);
    expect(readFileSync(file, 'utf8')).toContain('"format": "fitboard-challenge"');
    const other = await here.learning.createChallenge(here.asAuthor, { title: 'Bản sao', language: 'vi' });
    expect((await cli(here, 'challenges', 'import', other, file)).out).toBe('Bản sao has 2 chapters now.');
    const [mine, copied] = await Promise.all([here.copyOf(id), here.copyOf(other)]);
    const shape = (copy: typeof mine) =>
      copy.chapters.map(({ title, lessons, quizId }) => [
        title,
        quizId !== null,
        lessons.map((lesson) => [lesson.title, lesson.type, lesson.words, lesson.quizId !== null]),
      ]);
    expect(shape(copied)).toEqual(shape(mine));
    const quiz = await here.learning.readWorkingQuiz(here.asAuthor, copied.chapters[0]?.quizId ?? '');
    expect(quiz.questions.map(({ choices }) => choices.map(({ isCorrect }) => isCorrect))).toEqual(
      Array.from({ length: 4 }, () => [true, false, false]),
    );
    writeFileSync(join(folder, 'broken.json'), '{"format":"x"}');
    for (const name of ['broken.json', 'none.json'])
      expect((await cli(here, 'challenges', 'import', other, join(folder, name))).code).not.toBe(0);
    expect((await here.copyOf(other)).chapters).toHaveLength(2);
  });

  it('give back what was paid, and more attempts', async () => {
    const here = school();
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    await here.readDocument(written.document);
    for (const right of [0, 1, 2]) await here.take(written.lessonQuiz, right);
    expect(await refusalOf(here.learning.beginAttempt(here.asLearner, written.lessonQuiz))).toBe(
      'quiz.max_attempts',
    );
    expect((await cli(here, 'quizzes', 'reset', id, written.lessonQuiz)).out).toBe('3 attempts are left.');
    expect((await cli(here, 'quizzes', 'reset', id, 'gone')).errors).toContain('quiz.not_found');
    expect((await cli(here, 'enrolments', 'list', '--challenge', written.id)).out).toContain(
      'Nguyễn Minh Anh',
    );
    expect((await cli(here, 'enrolments', 'refund', id, '--yes')).errors).toContain('--reason');
    const refunded = await cli(here, 'enrolments', 'refund', id, '--reason', 'Nội dung sai.', '--yes');
    expect(refunded.out).toBe('Nguyễn Minh Anh has left "Khởi động 14 ngày" and has 300 Fit Coin back.');
    expect(await here.coinsOf(here.learner.id)).toBe(5_000);
  });

  it('are refused without the right to', async () => {
    const here = school();
    const { id } = await here.write();
    const { email } = here.learner;
    for (const words of [['publish', id], ['archive', id], ['feature', id, '1'], ['list']])
      expect((await cli(here, '--as', email, 'challenges', ...words)).errors).toContain(
        'access.not_authorized',
      );
    expect((await cli(here, '--as', email, 'challenges', 'show', id)).errors).toContain(
      'challenge.not_found',
    );
    expect((await cli(here, '--as', email, 'enrolments', 'list')).errors).toContain('access.not_authorized');
  });
});
