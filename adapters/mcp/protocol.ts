import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { AssistantMessage } from '#adapters/ports/assistant-endpoint.ts';
import type { ToolResult } from './run-tool.ts';
import type { AnyTool } from './tools/tool.ts';

const instructions =
  'Fitboard keeps one physical profile a week for a member: measurements, computed numbers, and reviews by coaches. ' +
  'You read on behalf of that one member. Every number comes with its unit; quote numbers and explanations as they are. ' +
  'Nothing here is a diagnosis. Each call you make is in a log that the member reads.';

type Answering = Readonly<{
  tools: readonly AnyTool[];
  run: (tool: AnyTool, input: Record<string, unknown>) => Promise<ToolResult>;
}>;

const serverOf = ({ tools, run }: Answering): McpServer => {
  const server = new McpServer({ name: 'fitboard', title: 'Fitboard', version: '1.0.0' }, { instructions });
  for (const tool of tools) {
    const { name, title, description, input, isReadOnly } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: {
          title,
          readOnlyHint: isReadOnly,
          // A draft may hold what the member typed: a client does well to ask first.
          destructiveHint: !isReadOnly,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      (given: Record<string, unknown>) => run(tool, given),
    );
  }
  return server;
};

/** A server for this message alone: nothing is remembered between two of them. */
export const answerMessage = async (
  { headers, message }: Pick<AssistantMessage, 'headers' | 'message'>,
  answering: Answering,
): Promise<Response> => {
  const server = serverOf(answering);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    // The name of the host is nobody's: nothing reads it.
    const request = new Request('http://assistant.invalid/mcp', { method: 'POST', headers });
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
};
