import type { Logger } from 'pino';
import type { AssistantEndpoint } from '#adapters/ports/assistant-endpoint.ts';
import { runTool } from './run-tool.ts';
import type { ToolApplication } from './tools/tool.ts';

/** The protocol and the tools are loaded with the first message: a server that no assistant speaks to never loads them. */
const load = async () => {
  const [{ answerMessage }, { weekTools }, { reviewTools }, { draftTools }] = await Promise.all([
    import('./protocol.ts'),
    import('./tools/weeks.ts'),
    import('./tools/reviews.ts'),
    import('./tools/drafts.ts'),
  ]);
  return { answerMessage, tools: [...weekTools, ...reviewTools, ...draftTools] };
};

export const assistantEndpoint = (
  desk: Readonly<{ app: ToolApplication; log: Pick<Logger, 'error'> }>,
): AssistantEndpoint => {
  let loaded: ReturnType<typeof load> | undefined;
  return async ({ opened, language, ...received }) => {
    const { answerMessage, tools } = await (loaded ??= load());
    return answerMessage(received, {
      tools,
      run: (tool, input) => runTool(desk, { tool, opened, language }, input),
    });
  };
};
