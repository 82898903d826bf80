import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { Nothing, RecordLink, UserStatusChip } from '../../app/parts/cells.tsx';
import type { Fact } from '../../app/parts/Facts.tsx';
import type { StaffAppeal, StaffSanction } from '../data.ts';

/** What both a sanction and its appeal tell of the decision. */
export const useDecisionFacts = (
  one: Pick<
    StaffSanction | StaffAppeal,
    'userId' | 'userName' | 'kind' | 'until' | 'givenByName' | 'caseId'
  > &
    Partial<Pick<StaffSanction, 'userStatus'>>,
): readonly Fact[] => {
  const { dateTime } = useFormats();
  const { userId, userName, userStatus, kind, until, givenByName, caseId } = one;
  return [
    {
      key: 'person',
      label: <FormattedMessage id="console.user" />,
      value: <RecordLink place="users" id={userId} name={userName || <Nothing />} />,
    },
    ...(userStatus === undefined
      ? []
      : [
          {
            key: 'account',
            label: <FormattedMessage id="console.sanctions.account" />,
            value: <UserStatusChip status={userStatus} />,
          },
        ]),
    {
      key: 'kind',
      label: <FormattedMessage id="console.sanctions.kind" />,
      value: <FormattedMessage id={`console.sanctions.kind.${kind}`} />,
    },
    {
      key: 'by',
      label: <FormattedMessage id="console.sanctions.givenBy" />,
      value: givenByName ?? <FormattedMessage id="console.sanctions.system" />,
    },
    ...(until === null
      ? []
      : [
          {
            key: 'until',
            label: <FormattedMessage id="console.sanctions.until" />,
            value: dateTime(until),
          },
        ]),
    ...(caseId === null
      ? []
      : [
          {
            key: 'case',
            label: <FormattedMessage id="resources.cases.name" values={{ smart_count: 1 }} />,
            value: (
              <RecordLink
                place="cases"
                id={caseId}
                name={<FormattedMessage id="console.sanctions.openCase" />}
              />
            ),
          },
        ]),
  ];
};
