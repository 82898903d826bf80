import type { SentFrame } from '#http/live/contract/realtime.ts';

const pulse = 45_000;
const patience = 15_000;

type Options = Readonly<{
  /** Where a line stands: the way to send on it. */
  line: () => WebSocket | undefined;
  onSilence: () => void;
}>;

/** Asks the other end at regular times whether it still hears, and notices when no answer comes. */
export const createHeartbeat = ({ line, onSilence }: Options) => {
  let beat: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const expectAnswer = () => {
    clearTimeout(silence);
    silence = setTimeout(onSilence, patience);
  };

  const ping = () => {
    const socket = line();
    if (socket?.readyState !== 1) return;
    const frame: SentFrame = {
      channel: 'sendMessage',
      type: 'SYSTEM',
      payload: { action: 'ping' },
      id: crypto.randomUUID(),
    };
    socket.send(JSON.stringify(frame));
    expectAnswer();
  };

  return {
    ping,
    expectAnswer,
    /** Something was received. */
    answered: () => clearTimeout(silence),
    start: () => {
      clearTimeout(silence);
      beat = setInterval(ping, pulse);
    },
    stop: () => {
      clearInterval(beat);
      clearTimeout(silence);
    },
  };
};
