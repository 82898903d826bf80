import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { box } from '../coaching/coaching-screens.ts';
import { keyboardOf } from '../engine/keyboard.ts';
import { inspectNarrow, narrow } from '../engine/narrow-screen.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { desk, inTestEnvironment } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { fee, paid, proMember, said } from './ai-coach.ts';

/** What a reader of the screen hears of new sentences. */
const heard = async ({ page }: Window): Promise<string> =>
  (await page.locator('main [role="log"]').allTextContents()).join(' ');

type Answers = readonly Readonly<{ blocks: readonly Readonly<{ text: string }>[] }>[];

const journey = (language: Language): Scenario =>
  inTestEnvironment('The AI coach by keyboard, in a narrow window', async (environment, step) => {
    const { testServer } = environment;
    const { member, weekId } = await proMember(environment, language);
    const window = await environment.open({ ...narrow, language });
    const { page, go, word } = window;
    const keys = keyboardOf(page);
    const send = page.getByRole('button', { name: word('aiChat.send'), exact: true });
    /** The first sentence of the newest answer there. */
    const sentenceOf = async (path: string): Promise<string> => {
      const { items } = await ask(testServer, member.token, ['GET', path]);
      return (items as Answers)[0]?.blocks[0]?.text ?? 'no sentence'; // as the contract says
    };
    const talk = async (): Promise<string> => {
      const { items } = await ask(testServer, member.token, ['GET', '/ai/conversations']);
      const [newest] = items as readonly { id: string }[]; // as the contract says
      return `/ai/messages?conversationId=${newest?.id}`;
    };
    const isAnnounced = async (path: string): Promise<boolean> =>
      (await heard(window)).includes(await sentenceOf(path));

    await step('its page is whole', async () => {
      await go('/ai-coach');
      await inspectNarrow(page, 'the page of the AI coach', [
        page.getByRole('link', { name: word('aiCoach.start') }),
      ]);
    });
    await step(
      'a review is asked for by keys, each sentence is announced, and its page is whole',
      async () => {
        await window.signIn(member);
        await go(`/indicator/${weekId}`);
        await waitForRest(page);
        await keys.do(
          page.getByRole('button', { name: word('aiReview.ask', { amount: window.number(fee) }) }),
        );
        await page.getByText(paid(window)).first().waitFor();
        check(await isAnnounced(`/ai/reviews?indicatorId=${weekId}`), 'the review was not announced');
        await inspectNarrow(page, 'the week with its review', []);
      },
    );
    await step('a question is asked by keys, announced, and the talk is whole', async () => {
      await go('/dashboard/ai-chat');
      await waitForRest(page);
      await keys.reach(box(window, word('aiChat.write')));
      await page.keyboard.insertText(said[language].plain);
      await keys.do(send);
      await page.getByText(paid(window)).first().waitFor();
      check(await isAnnounced(await talk()), 'the answer was not announced');
      await inspectNarrow(page, 'the talk', [send]);
    });
    await step('a card with numbers to call is announced, and whole', async () => {
      await keys.reach(box(window, word('aiChat.write')));
      await page.keyboard.insertText(said[language].grave);
      await keys.do(send);
      const call = page.getByRole('link', { name: word('aiAnswer.call', { number: '115' }) });
      await call.first().waitFor();
      check(await isAnnounced(await talk()), 'the card was not announced');
      await inspectNarrow(page, 'a card', [call]);
    });
    await step('at a desk, a conversation with a long name keeps its menu in sight', async () => {
      const wide = await environment.open({ ...desk, language });
      await wide.signIn(member);
      await wide.go('/dashboard/ai-chat');
      const list = wide.page.getByRole('complementary', { name: word('aiChat.history') });
      const menu = list.getByRole('button', { name: new RegExp(said[language].plain.slice(0, 20)) }).first();
      await menu.waitFor();
      const [inner, outer] = [await menu.boundingBox(), await list.boundingBox()];
      const isInside = inner !== null && outer !== null && inner.x + inner.width <= outer.x + outer.width;
      check(isInside, 'the menu lies outside of the list');
    });
    await step('its settings are whole', async () => {
      await go('/dashboard/user/ai-coach');
      await waitForRest(page);
      await inspectNarrow(page, 'the settings of the AI coach', []);
    });
  });

/** What the AI coach owes those who use no pointer, or a small window. */
export const aiScreenJourneys: readonly Scenario[] = inBothLanguages(journey);
