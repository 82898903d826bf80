import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ApiError, unreachable } from '../api/api-error.ts';
import { GiftPicture, StartPicture } from '../illustrations/scenes.tsx';
import { Outdated } from './Outdated.tsx';
import { EmptyState, ErrorState } from './States.tsx';

const meta = preview.meta({ title: 'Parts/States', component: EmptyState });

export const Empty = meta.story({
  args: {
    picture: <StartPicture />,
    title: 'Bạn chưa lưu tuần nào',
    children: 'Lưu tuần đầu tiên để thấy cơ thể mình hôm nay.',
    action: <Button variant="contained">{'Lưu tuần này'}</Button>,
  },
});
export const EmptyInsideCard = meta.story({
  args: { picture: <GiftPicture />, title: 'Chưa có phần thưởng nào', compact: true },
});
export const Refused = meta.story({
  args: { title: '' },
  render: () => (
    <ErrorState
      error={
        new ApiError({
          code: 'coin.not_enough',
          status: 422,
          detail: 'Bạn không đủ coin để thực hiện thao tác này.',
        })
      }
    />
  ),
});
export const Unknown = meta.story({
  args: { title: '' },
  render: () => (
    <ErrorState
      error={
        new ApiError({
          code: 'generic.unexpected',
          status: 500,
          detail: 'Đã có lỗi. Vui lòng thử lại sau.',
          requestId: '01JD-7XK2',
        })
      }
      onRetry={() => undefined}
    />
  ),
});
export const NotThere = meta.story({
  args: { title: '' },
  render: () => (
    <ErrorState
      error={
        new ApiError({
          code: 'review.not_found',
          status: 404,
          title: 'Không tìm thấy',
          detail: 'Không tìm thấy yêu cầu đánh giá này.',
        })
      }
      onRetry={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không tìm thấy')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  },
});
export const Unreachable = meta.story({
  args: { title: '' },
  globals: { theme: 'dark', language: 'en' },
  render: () => <ErrorState error={unreachable()} onRetry={() => undefined} />,
});
/** Those of the question before can be read as well as any, and it is said that others come. */
export const OthersAreOnTheirWay = meta.story({
  args: { title: '' },
  render: () => (
    <Outdated when>
      <p>{'Lưng mỏi vì ngồi: cử động nhiều hơn, sợ ít hơn'}</p>
    </Outdated>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Lưng mỏi vì ngồi/);
    await expect(text.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});
