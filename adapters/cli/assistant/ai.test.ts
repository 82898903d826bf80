import { describe, expect, it, vi } from 'vitest';
import { actorNamed } from '#core/people/account/use-cases/actor-of.ts';
import { scriptedModel } from '#fixtures/assistant/coach.ts';
import { filledAi } from '#fixtures/assistant/filled-ai.ts';
import { obedientModel } from '#fixtures/assistant/obedient-model.ts';
import { staff, world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const activePrompt = {
  aiEvaluations: filledAi.aiEvaluations ?? [],
  aiPrompts: (filledAi.aiPrompts ?? []).map((each) => ({ ...each, status: 'ACTIVE' as const })),
};
const prompt = { kind: 'CHAT', body: 'Ngắn gọn.' } as const;

describe('ai check', () => {
  it('names the instructions in use that passed with another model', async () => {
    const here = world({ ai: activePrompt }, { languageModel: { ...obedientModel(), model: 'large' } });
    const { code, out } = await cli(here, 'ai', 'check');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(
        'The instructions in use for CHAT have passed with tiny, not with this model: ai evaluate --prompt a-prompt.',
      ) as string,
    ]);
    const same = world({ ai: activePrompt }, { languageModel: { ...obedientModel(), model: 'tiny' } });
    expect((await cli(same, 'ai', 'check')).out).not.toContain('instructions in use');
  });
});

describe('ai evaluate', () => {
  it('waits for the last case and says how many passed', async () => {
    const { code, out, errors } = await cli(world(), 'ai', 'evaluate');
    expect([code, out]).toEqual([0, '160 of 160 cases passed, 160 were tried.']);
    expect(errors).toContain('tried …');
  });

  it('tries a prompt with the model, which may be activated then', async () => {
    const here = world({}, { languageModel: obedientModel() });
    const { id } = await here.app.aiCoach.addPrompt(staff, prompt);
    const { code, out } = await cli(here, 'ai', 'evaluate', '--prompt', id, '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { status: 'PASSED', cases: 76, passed: 76 }]);
    expect(await here.app.aiCoach.activatePrompt(staff, id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('fails when a case does, and says why it was stopped', async () => {
    const silent = scriptedModel(() => ({ says: ['NO_ANSWER'] }));
    const here = world({}, { languageModel: silent });
    const { id } = await here.app.aiCoach.addPrompt(staff, prompt);
    const { code, out } = await cli(here, 'ai', 'evaluate', '--prompt', id);
    expect([code, out]).toEqual([
      1,
      '0 of 76 cases passed, 3 were tried. It was stopped: the model does not answer.',
    ]);
  });

  it('is stopped by another command, and says so', async () => {
    const here = world({}, { languageModel: obedientModel({ pauseMs: 20 }) });
    const { id } = await here.app.aiCoach.addPrompt(staff, prompt);
    expect((await cli(here, 'ai', 'stop-evaluation')).out).toBe('No evaluation is running.');
    const running = cli(here, 'ai', 'evaluate', '--prompt', id);
    const isRunning = () => here.rows('aiEvaluations').some(({ status }) => status === 'RUNNING');
    await vi.waitUntil(isRunning);
    const { code, out } = await cli(here, 'ai', 'stop-evaluation', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { stopped: true, evaluation: { status: 'STOPPED' } }]);
    expect(await running).toMatchObject({
      code: 1,
      out: expect.stringContaining('Staff stopped it.') as string,
    });
    expect((await cli(here, 'ai', 'stop-evaluation', 'none')).code).toBe(4);
  });

  it('that has ended is left as it ended', async () => {
    const here = world();
    await cli(here, 'ai', 'evaluate');
    const id = here.rows('aiEvaluations')[0]?.id ?? '';
    expect((await cli(here, 'ai', 'stop-evaluation', id)).out).toBe('It had ended before: PASSED.');
  });

  it('names a prompt that is not there, and a person nobody works as', async () => {
    expect((await cli(world(), 'ai', 'evaluate', '--prompt', 'none')).code).toBe(4);
    expect((await cli(world(), 'ai', 'rules', '--as', 'ai-coach')).code).toBe(3);
    await expect(actorNamed(world().ports)('ai-coach')).rejects.toMatchObject({
      code: 'user.cannot_delete_ai_user',
    });
  });
});
