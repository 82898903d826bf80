import { Route, Routes, useNavigate } from 'react-router';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  agreed,
  asked,
  basic,
  emptySeed,
  hoa,
  hoaSeed,
  poorSeed,
  refunded,
  reviewed,
} from '#fixtures/assistant/ai-stories.ts';
import { obedientModel } from '#fixtures/assistant/obedient-model.ts';
import preview from '../../../../.storybook/preview.tsx';
import AiChatPage from './AiChatPage.tsx';
import { useConversations } from './data.ts';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/dashboard/ai-chat" element={<AiChatPage />} />
  </Routes>
);

/** The conversation that the story's past opened. */
const OpensTheLast = () => {
  const id = useConversations().data?.pages[0]?.items[0]?.id;
  const navigate = useNavigate();
  useEffect(() => {
    if (id !== undefined) void navigate(`?conversation=${id}`, { replace: true });
  }, [id, navigate]);
  return <AtItsAddress />;
};

const meta = preview.meta({
  title: 'Features/AiChat',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/dashboard/ai-chat', server: { as: hoa, seed: hoaSeed } },
  beforeEach: () => localStorage.clear(),
});

const write = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: /Hỏi về số đo/ });

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tuần này của tôi thế nào?' }));
    const field = await write(canvas);
    await expect(field).toHaveValue('Tuần này của tôi thế nào?');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await canvas.findByText(/còn 2.700 sau đó/)).toBeInTheDocument();
  },
});
export const EmptyInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** A question, its answer with numbers that open, and what it cost. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), 'Tôi cần bao nhiêu đạm mỗi ngày?{Enter}');
    const list = await canvas.findByRole('list', { name: 'Các lượt hỏi đáp' });
    await expect(await within(list).findByText(/Đã trả 300 Base Coin/)).toBeInTheDocument();
    await expect(await write(canvas)).toHaveValue('');
    await expect(await canvas.findByText(/còn 2.400 sau đó/)).toBeInTheDocument();
  },
});

/** The gravest first: numbers to call, and not a coin. */
export const Card = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), 'Mình không muốn sống nữa{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Gọi 115' })).toHaveAttribute('href', 'tel:115');
    await expect(await canvas.findByText('Không mất coin')).toBeInTheDocument();
  },
});

/** Cards come whatever the plan; an ordinary question is refused, and stays typed. */
export const Basic = meta.story({
  parameters: { server: { as: basic, seed: hoaSeed } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Trò chuyện với AI Coach có trong gói Pro')).toBeInTheDocument();
    await userEvent.type(await write(canvas), 'Tôi ngủ đủ chưa?{Enter}');
    await expect(await canvas.findByText(/dành cho gói Pro/)).toBeInTheDocument();
    await expect(await write(canvas)).toHaveValue('Tôi ngủ đủ chưa?');
  },
});

/** The way to coins leads back here, and the question is kept. */
export const TooFewCoins = meta.story({
  parameters: { server: { as: hoa, seed: poorSeed } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bạn còn thiếu 180 Base Coin.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nạp Fit Coin' })).toHaveAttribute(
      'href',
      expect.stringContaining('next='),
    );
    await userEvent.type(await write(canvas), 'Tôi cần bao nhiêu đạm mỗi ngày?{Enter}');
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(await write(canvas)).toHaveValue('Tôi cần bao nhiêu đạm mỗi ngày?');
  },
});

export const NoWeek = meta.story({
  parameters: { server: { as: hoa, seed: emptySeed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cần ít nhất một tuần/)).toBeInTheDocument();
  },
});

/** Before anything leaves the platform: to whom, and exactly what. */
export const NoConsent = meta.story({
  parameters: { server: { as: hoa, seed: hoaSeed, ports: { languageModel: obedientModel() } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem và quyết định' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Để mô hình AI diễn đạt?' }));
    await expect(await dialog.findByText('llm.example')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Xem đúng dữ liệu sẽ gửi' }));
    await expect(await dialog.findByRole('region', { name: 'Dữ liệu sẽ gửi, từng chữ' })).toHaveTextContent(
      /weight/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Đồng ý gửi' }));
    await expect(await canvas.findByText(/sẽ diễn đạt; mọi con số do Fitboard tính/)).toBeInTheDocument();
  },
});

const slow = obedientModel({ pauseMs: 20, stallsAfter: 1 });
/** The button says what stopping costs now; what was said stays. */
export const AnsweringAndStopped = meta.story({
  parameters: { server: { as: hoa, seed: hoaSeed, ports: { languageModel: slow }, before: agreed(slow) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), 'Tuần này của tôi thế nào?{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dừng, tính 300 Base Coin' }));
    await expect(await canvas.findByText(/Bạn đã dừng ở đây/)).toBeInTheDocument();
    await expect(await canvas.findByText(/Đã trả 300 Base Coin/)).toBeInTheDocument();
  },
});

const mute = obedientModel({ stallsAfter: 0 });
export const StoppedBeforeTheFirstSentence = meta.story({
  parameters: { server: { as: hoa, seed: hoaSeed, ports: { languageModel: mute }, before: agreed(mute) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), 'Tuần này của tôi thế nào?{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dừng, không mất coin' }));
    await expect(await canvas.findByText(/Bạn không bị trừ coin/)).toBeInTheDocument();
  },
});

const broken = obedientModel({ failsAfter: { lines: 0, failure: 'CUT' } });
/** What the model could not say, rules do, free. */
export const Cut = meta.story({
  parameters: {
    server: { as: hoa, seed: hoaSeed, ports: { languageModel: broken }, before: agreed(broken) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), 'Tôi cần bao nhiêu đạm mỗi ngày?{Enter}');
    await expect(await canvas.findByText(/bị ngắt giữa chừng/)).toBeInTheDocument();
    await expect(await canvas.findByText(/còn 2.700 sau đó/)).toBeInTheDocument();
  },
});

/** Reading on, naming, deleting. */
export const History = meta.story({
  render: () => <OpensTheLast />,
  parameters: {
    server: {
      as: hoa,
      seed: hoaSeed,
      before: asked('Tôi cần bao nhiêu đạm mỗi ngày?', 'BMI của tôi có nghĩa là gì?'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Các lượt hỏi đáp' }));
    await expect(await list.findByText('BMI của tôi có nghĩa là gì?')).toBeInTheDocument();
    const history = canvas.queryByRole('button', { name: 'Lịch sử trò chuyện' });
    if (history !== null) await userEvent.click(history);
    await userEvent.click(await screen.findByRole('button', { name: /^Tuỳ chọn của/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đổi tên' }));
    const name = await screen.findByRole('textbox', { name: /^Tên/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Chuyện đạm');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tuỳ chọn của Chuyện đạm' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá cuộc trò chuyện' }));
    await expect(await screen.findByText('Chưa có cuộc trò chuyện nào.')).toBeInTheDocument();
  },
});

/** A thumb that points down asks why, and whether staff may read it. */
export const Rated = meta.story({
  render: () => <OpensTheLast />,
  parameters: { server: { as: hoa, seed: hoaSeed, before: asked('Tôi cần bao nhiêu đạm mỗi ngày?') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Câu trả lời chưa ổn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Điều gì chưa ổn?' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Chung chung' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Cho nhân viên Fitboard đọc/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi góp ý' }));
    await expect(
      await canvas.findByRole('button', { name: 'Câu trả lời chưa ổn', pressed: true }),
    ).toBeInTheDocument();
  },
});

/** What was typed stays, and is sent once there is a line. */
export const Offline = meta.story({
  beforeEach: () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
    return () => {
      if (online !== undefined) Object.defineProperty(Navigator.prototype, 'onLine', online);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await write(canvas), 'Tôi ngủ đủ chưa?');
    await expect(await canvas.findByText(/Bạn đang ngoại tuyến/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Gửi câu hỏi' })).toBeDisabled();
  },
});

export const DailyLimit = meta.story({
  parameters: { server: { as: hoa, seed: { ...hoaSeed, settings: { aiChatsADay: 0 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hôm nay bạn đã dùng hết lượt hỏi/)).toBeInTheDocument();
  },
});

const busy = obedientModel({ stallsAfter: 1 });
/** Asked for on another page: where, and that it is not lost. */
export const InProgressElsewhere = meta.story({
  parameters: {
    server: {
      as: hoa,
      seed: hoaSeed,
      ports: { languageModel: busy },
      before: async (place: Parameters<typeof reviewed>[0]) => {
        await agreed(busy)(place);
        await reviewed(place);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đang trả lời bạn ở chỗ khác/)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Xem' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/indicator\//),
    );
  },
});

/** Staff gave the coins back: it is said beside the answer. */
export const Refunded = meta.story({
  render: () => <OpensTheLast />,
  parameters: { server: { as: hoa, seed: hoaSeed, before: refunded } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã hoàn 300 Base Coin')).toBeInTheDocument();
  },
});

/** Not sent: the words stay, and pressing again is the same question. */
export const Away = meta.story({
  parameters: { server: { as: hoa, seed: hoaSeed, answers: { 'GET /ai/conversations': 'away' } } },
});
export const QuoteWaiting = meta.story({
  parameters: { server: { as: hoa, seed: hoaSeed, answers: { 'GET /ai/quote': 'waiting' } } },
});
export const HistoryFailing = meta.story({
  render: () => <OpensTheLast />,
  parameters: {
    path: '/dashboard/ai-chat?conversation=not-there',
    server: { as: hoa, seed: hoaSeed },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy cuộc trò chuyện này')).toBeInTheDocument();
  },
});
