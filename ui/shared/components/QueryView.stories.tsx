import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { unreachable } from '../api/api-error.ts';
import { QueryView } from './QueryView.tsx';
import { ListSkeleton } from './Skeletons.tsx';
import { EmptyState } from './States.tsx';

const names = ['Nguyễn Thị Minh Ánh', 'Trần Quốc Bảo', 'Lê Đức Duy'];

const List = ({ query }: { query: { data: string[] | undefined; error: unknown; isPending: boolean } }) => (
  <QueryView
    query={{ ...query, refetch: () => undefined }}
    skeleton={<ListSkeleton rows={3} />}
    isEmpty={(data) => data.length === 0}
    empty={<EmptyState title="Chưa có gì ở đây" />}
  >
    {(data) => (
      <ul>
        {data.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )}
  </QueryView>
);

const meta = preview.meta({ title: 'Parts/QueryView', component: List });

export const Loading = meta.story({
  args: { query: { data: undefined, error: null, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Đang tải…')).toBeNull();
    await expect(await canvas.findByText('Đang tải…')).toBeInTheDocument();
  },
});
export const Failed = meta.story({
  args: { query: { data: undefined, error: unreachable(), isPending: false } },
});
export const Empty = meta.story({ args: { query: { data: [], error: null, isPending: false } } });
export const Full = meta.story({ args: { query: { data: names, error: null, isPending: false } } });
export const StaleButShown = meta.story({
  args: { query: { data: names, error: unreachable(), isPending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lê Đức Duy')).toBeInTheDocument();
  },
});
