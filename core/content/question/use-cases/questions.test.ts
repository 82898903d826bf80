import { describe, expect, it } from 'vitest';
import { actorFor, refusalOf, staff, visitor, world } from '#fixtures/engine/world.ts';
import { aQuestion } from '#fixtures/content/public-site.ts';
import { aUser } from '#fixtures/people/users.ts';

const asked = {
  category: 'PAYMENT',
  question: { vi: 'Bao lâu thì nhận được tiền hoàn?', en: '' },
  answer: { vi: '<p>Trong 24 giờ.</p>', en: '' },
} as const;

describe('Questions', () => {
  it('are read in the order of the tabs, and found without marks', async () => {
    const { app } = world({
      questions: [
        aQuestion({ slug: 'xu', category: 'PAYMENT', question: { vi: 'Nạp xu thế nào?', en: '' } }),
        aQuestion({ slug: 'hai', position: 2, answerText: { vi: 'Giảm cân an toàn.', en: '' } }),
        aQuestion({ slug: 'mot' }),
        aQuestion({ slug: 'an', status: 'INACTIVE' }),
      ],
    });
    const slugs = async (parts: object = {}) =>
      (await app.content.listQuestions(visitor, { language: 'vi', ...parts })).items.map(({ slug }) => slug);
    expect(await slugs()).toEqual(['mot', 'hai', 'xu']);
    expect(await slugs({ q: 'giam can' })).toEqual(['hai']);
    expect(await slugs({ q: 'NẠP XU' })).toEqual(['xu']);
    expect(await slugs({ category: 'PAYMENT' })).toEqual(['xu']);
    const [english] = (await app.content.listQuestions(visitor, { language: 'en', category: 'PAYMENT' }))
      .items;
    expect(english).toMatchObject({ question: 'Nạp xu thế nào?' });
  });

  it('get an address of their own that stays, and hold no script', async () => {
    const { app } = world();
    const { content } = app;
    const answer = { vi: '<p onclick="x">Trong 24 giờ.</p><script>x</script>', en: '' };
    const made = await content.createQuestion(staff, { ...asked, answer });
    expect(made).toMatchObject({
      slug: 'bao-lau-thi-nhan-duoc-tien-hoan',
      answer: { vi: '<p>Trong 24 giờ.</p>' },
      answerText: { vi: 'Trong 24 giờ.' },
    });
    expect(await refusalOf(content.createQuestion(staff, asked))).toBe('question.slug_taken');
    const question = { vi: 'Khi nào tiền về?', en: '' };
    const changed = await content.updateQuestion(staff, { id: made.id, version: 1, question });
    expect(changed).toMatchObject({ slug: made.slug, question, version: 2 });
    expect(await refusalOf(content.updateQuestion(staff, { id: made.id, version: 1 }))).toBe('version.stale');
    await content.deleteQuestion(staff, made.id);
    expect(await refusalOf(content.getStaffQuestion(staff, made.id))).toBe('question.not_found');
  });

  it.each([
    [{ question: { vi: 'Sao?', en: '' } }, 'input.min_length'],
    [{ question: { vi: 'a'.repeat(201), en: '' } }, 'input.max_length'],
    [{ answer: { vi: '<p> </p>', en: '' } }, 'input.required'],
    [{ answer: { vi: `<p>${'a'.repeat(5001)}</p>`, en: '' } }, 'input.max_length'],
    [{ question: { ...asked.question, en: 'How long?' } }, 'input.required'],
    [
      { answer: { vi: '<figure><img data-medium="m" alt="x"></figure>', en: '' } },
      'rich_text.too_many_pictures',
    ],
    [{ slug: '!!' }, 'input.min_length'],
  ])('refuse %o with %s', async (parts, code) => {
    const { app, rows } = world();
    expect(await refusalOf(app.content.createQuestion(staff, { ...asked, ...parts }))).toBe(code);
    expect(rows('questions')).toEqual([]);
  });

  it('belong to who looks after categories', async () => {
    const { app } = world({ questions: [aQuestion({ id: 'q' })] });
    const { content } = app;
    const clerk = actorFor(aUser(), ['category.view', 'category.create']);
    expect(await content.getStaffQuestion(clerk, 'q')).toMatchObject({ id: 'q' });
    expect(await content.createQuestion(clerk, asked)).toMatchObject({ version: 1 });
    expect(await refusalOf(content.updateQuestion(clerk, { id: 'q' }))).toBe('access.not_authorized');
    expect(await refusalOf(content.deleteQuestion(clerk, 'q'))).toBe('access.not_authorized');
  });
});
