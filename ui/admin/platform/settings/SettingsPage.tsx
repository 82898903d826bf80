import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '#core/platform/settings/site.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { When } from '../../app/parts/cells.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSaveSettings, useSettings } from './data.ts';

const SettingsPage = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const store = useSaveSettings();
  const refreshed = useRefreshed();
  const query = useSettings();
  const save = async (changes: Partial<Settings>) => {
    await store(changes, query.data?.version ?? 0);
    await refreshed();
    toast(<FormattedMessage id="ui.saved" />);
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
