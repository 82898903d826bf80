import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { aiUserId } from '#core/kernel/id.ts';
import { mediaTypes } from '#core/platform/media/medium.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useFileSize } from '../../app/parts/cells.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { QuotaDialog } from './QuotaDialog.tsx';
import { type UserStorageNumbers, useUserStorage } from './data.ts';

const useFacts = ({ own, learning, byType, ownGib }: UserStorageNumbers): readonly Fact[] => {
  const size = useFileSize();
  const shareOf = (name: 'own' | 'learning', { used, quota }: UserStorageNumbers['own']): Fact => ({
    key: name,
    label: <FormattedMessage id={`console.users.storage.${name}`} />,
    value: (
      <FormattedMessage id="console.users.storage.of" values={{ used: size(used), quota: size(quota) }} />
    ),
  });
  return [
    shareOf('own', own),
    ...(ownGib === null
      ? []
      : [
          {
            key: 'ownGib',
            label: <FormattedMessage id="console.users.quota.own" />,
            value: <FormattedMessage id="console.users.quota.own.value" values={{ gib: ownGib }} />,
          },
        ]),
    ...(learning.used > 0 ? [shareOf('learning', learning)] : []),
    {
      key: 'unfinished',
      label: <FormattedMessage id="console.users.storage.unfinished" />,
      value: size(own.unfinished + learning.unfinished),
    },
    ...mediaTypes
      .filter((type) => byType[type] > 0)
      .map((type) => ({
        key: type,
        label: <FormattedMessage id={`media.type.${type}`} />,
        value: size(byType[type]),
      })),
  ];
};

const StorageFacts = ({ storage }: Readonly<{ storage: UserStorageNumbers }>) => (
  <Facts facts={useFacts(storage)} />
);

const Storage = ({ userId }: Readonly<{ userId: string }>) => {
  const may = useMay();
  const query = useUserStorage(userId);
  const refreshed = useRefreshed();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section title={<FormattedMessage id="console.users.storage" />}>
      <QueryView query={query} compact skeleton={<TextSkeleton lines={3} />}>
        {(storage) => (
          <>
            <StorageFacts storage={storage} />
            {may('media.manage') && userId !== aiUserId && (
              <Button variant="outlined" size="small" sx={{ mt: 2 }} onClick={() => setIsChanging(true)}>
                <FormattedMessage id="console.users.quota.set" />
              </Button>
            )}
            {isChanging && (
              <QuotaDialog
                userId={userId}
                ownGib={storage.ownGib}
                onDone={() => refreshed('users')}
                onClose={() => setIsChanging(false)}
              />
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
};

/** How much room this person uses, for staff who see files. */
export const UserStorage = ({ userId }: Readonly<{ userId: string }>) => {
  const may = useMay();
  return may('media.view') ? <Storage userId={userId} /> : null;
};
