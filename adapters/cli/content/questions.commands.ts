import { questionCategories } from '#core/content/question/question.ts';
import type { Commands } from '../engine/commands.ts';
import { choice, oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

type Options = Readonly<{ category?: string; search?: string }> & PageFlags;

export const commands: Commands = (program, session) => {
  const questions = program.command('questions').description('what is asked often, with its answers');

  withPages(questions.command('list'))
    .description('in their order; those that are not shown, too')
    .addOption(choice('--category <category>', questionCategories))
    .option('--search <text>', 'in the question, its answer or its address')
    .action(async ({ category, search, ...flags }: Options) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.content.listStaffQuestions(await session.actor(), {
        sort: { field: 'position', order: 'ASC' },
        ...rangeOf(flags),
        filter: {
          ...(category !== undefined && { category: oneOf(questionCategories, category) }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = rows.map(({ id, category: of, position, status, slug, question }) => ({
        id,
        category: of,
        position,
        status,
        slug,
        question: question.vi,
      }));
      session.page(shown, ['category', 'position', 'status', 'slug', 'question'], { ...extent, ...flags });
    });

  questions
    .command('delete <question>')
    .description('by its id')
    .action(async (id: string) => {
      const { app } = await session.application();
      const gone = await app.content.deleteQuestion(await session.actor(), id);
      session.say(gone, `"${gone.question.vi}" is deleted.`);
    });
};
