import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { coachingClient } from '../parts/client.ts';
import { useSpecialization, type StaffSpecialization } from '../data.ts';
import { OutsideLink } from '../parts/OutsideLink.tsx';
import { ActiveStatusChip, Nothing, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { SpecializationForm, type SpecializationInput } from './SpecializationForm.tsx';

const Readable = ({ type }: Readonly<{ type: StaffSpecialization }>) => (
  <Section>
    <Facts
      facts={[
        { key: 'vi', label: 'Tiếng Việt', value: type.description.vi || <Nothing /> },
        { key: 'en', label: 'English', value: type.description.en || <Nothing /> },
        {
          key: 'info',
          label: <FormattedMessage id="console.specializations.infoUrl" />,
          value: type.infoUrl === null ? <Nothing /> : <OutsideLink to={type.infoUrl} />,
        },
      ]}
    />
  </Section>
);

const SpecializationShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const query = useSpecialization(id);
  const type = query.data;
  const save = async (input: SpecializationInput) => {
    await coachingClient.adminSpecializations.update({
      params: { id },
      body: { ...input, version: type?.version ?? 1 },
    });
    await refreshed('specializations', 'specialization-requests');
    toast(<FormattedMessage id="ui.saved" />);
  };
  return (
    <ConsolePage
      title={
        type === undefined
          ? formatMessage({ id: 'resources.specializations.name' }, { smart_count: 1 })
          : inLanguage(type.label, language)
      }
      beside={type && <ActiveStatusChip status={type.status} />}
      description={
        type && (
          <FormattedMessage
            id="console.specializations.updated"
            values={{ when: <When key="when" at={type.updatedAt} /> }}
          />
        )
      }
      back={{
        to: '/admin/specializations',
        label: <FormattedMessage id="resources.specializations.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) =>
          may('specialization.update', 'specialization.manage') ? (
            <SpecializationForm type={found} save={save} reload={query.refetch} />
          ) : (
            <Readable type={found} />
          )
        }
      </QueryView>
    </ConsolePage>
  );
};

export default SpecializationShow;
