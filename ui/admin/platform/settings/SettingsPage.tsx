import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '#core/platform/settings/site.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { client } from '../../app/client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { When } from '../../app/parts/cells.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { SettingsForm } from './SettingsForm.tsx';

const queryKey = ['settings', 'one'] as const;

const SettingsPage = () => {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const queries = useQueryClient();
  const refreshed = useRefreshed();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.adminSite.settings({ params: { id: 'site' } }, { signal }),
    refetchOnWindowFocus: false,
  });
  const save = async (changes: Partial<Settings>) => {
    const stored = await client.adminSite.updateSettings({
      params: { id: 'site' },
      body: { ...changes, version: query.data?.version ?? 0 },
    });
    queries.setQueryData(queryKey, stored);
    await refreshed();
    notify('ui.saved', { type: 'success' });
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.settings.name' }, { smart_count: 2 })}
      description={
        query.data?.updatedAt && (
          <FormattedMessage
            id="console.templates.updated"
            values={{ when: <When key="when" at={query.data.updatedAt} /> }}
          />
        )
      }
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(settings) => (
          <SettingsForm key={settings.version} settings={settings} save={save} reload={query.refetch} />
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default SettingsPage;
