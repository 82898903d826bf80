import { aiCoachJourneys } from './assistant/ai-coach.ts';
import { aiScreenJourneys } from './assistant/ai-screens.ts';
import { aiConsoleJourneys } from './assistant/ai-console.ts';
import { aiConsoleKeysJourneys } from './assistant/ai-console-keys.ts';
import { approvals } from './money/approvals.ts';
import { giftsAndCodes } from './money/gifts-and-codes.ts';
import { plannedJourneys } from './content/article-planned.ts';
import { publicationJourneys } from './content/article-published.ts';
import { safetyJourneys } from './content/article-safety.ts';
import { authoringJourneys } from './learning/learning-authoring.ts';
import { bugReportJourneys } from './content/bug-report-journey.ts';
import { calculatorJourney } from './content/public-calculators.ts';
import { publicStaffJourneys } from './content/public-staff.ts';
import { switchJourneys } from './operations/switches.ts';
import { upkeepJourneys } from './operations/upkeep.ts';
import { visitorJourneys } from './content/public-visitors.ts';
import { coaching, coachingExceptions } from './coaching/coaching.ts';
import { foundPages } from './content/found.ts';
import { files } from './platform/files.ts';
import { communityScreens } from './community/community-screens.ts';
import { feedJourneys } from './community/community-feed.ts';
import { filmJourneys } from './learning/learning-film.ts';
import { firstWeeks } from './body/first-weeks.ts';
import { homeNumbers } from './body/home-number.ts';
import { recapJourneys } from './body/monthly-recap.ts';
import { timeLapses } from './body/time-lapse.ts';
import { ownMeasurementJourneys } from './body/own-measurements.ts';
import { twoMinuteWeeks } from './body/two-minute-week.ts';
import { offlineWeekJourneys } from './body/offline-week.ts';
import { archiveImportJourneys } from './body/archive-import.ts';
import { importJourneys } from './body/measurement-import.ts';
import { importMemory } from './body/measurement-import-memory.ts';
import { moderationJourneys } from './community/community-moderation.ts';
import { offlineChatJourneys } from './community/community-offline.ts';
import { requestJourneys } from './community/community-requests.ts';
import { forgetTemplates } from './engine/server.ts';
import { forgeries } from './operations/forged-notices.ts';
import { keyboardJourneys } from './learning/learning-keyboard.ts';
import { kills } from './operations/crash-recovery.ts';
import { killedAnswers } from './assistant/killed-answers.ts';
import { money, moneyExceptions } from './money/money.ts';
import { offlineLessonJourneys } from './learning/learning-offline.ts';
import { openProfiles } from './people/open-profile.ts';
import { ownAssistants } from './people/personal-tokens.ts';
import { confirmingAgain } from './people/confirming-again.ts';
import { seeingAsAMember } from './people/seeing-as-a-member.ts';
import { passkeyJourneys } from './people/passkeys.ts';
import { providerJourneys } from './people/sign-in-providers.ts';
import { twoStepSignIns } from './people/two-step-sign-in.ts';
import { isLongEffort } from '#fixtures/engine/test-effort.ts';
import { perform, type Scenario } from './engine/scenario.ts';
import { quickFindJourneys } from './platform/quick-find.ts';
import { readerColours } from './platform/reader-colours.ts';
import { quietHoursJourneys } from './community/quiet-hours.ts';
import { reading } from './operations/offline-reading.ts';
import { screens } from './operations/screens.ts';
import { behindCaddy } from './sites/behind-caddy.ts';
import { ownSiteJourneys } from './sites/own-site.ts';
import { slowLines } from './operations/slow-lines.ts';
import { longFilmJourneys } from './learning/learning-long-film.ts';
import { studyJourneys } from './learning/learning-study.ts';
import { staffFiles } from './operations/staff-files.ts';
import { starts } from './operations/server-start.ts';

/** `node e2e/run.ts [name …]`: what every run plays, or the scenarios whose name holds one of the words. */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = ({ name, isLong = false }: Scenario): boolean =>
  wanted.length === 0 ? isLongEffort || !isLong : wanted.some((word) => name.toLowerCase().includes(word));

/** What a plain run of the tests leaves out, to stay short. */
const beforeRelease = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios.map((scenario) => ({ ...scenario, isLong: true }));

const scenarios = [
  starts,
  forgeries,
  ...money,
  ...coaching,
  kills,
  screens,
  ...firstWeeks,
  ...twoMinuteWeeks,
  ...openProfiles,
  ...aiCoachJourneys,
  ...studyJourneys,
  ...visitorJourneys,
  ...beforeRelease([
    ...aiScreenJourneys,
    ...aiConsoleJourneys,
    ...aiConsoleKeysJourneys,
    killedAnswers,
    foundPages,
    ...feedJourneys,
    ...moderationJourneys,
    ...requestJourneys,
    ...communityScreens,
    ...quietHoursJourneys,
    ...offlineChatJourneys,
    ...ownAssistants,
    ...twoStepSignIns,
    ...passkeyJourneys,
    ...providerJourneys,
    ...confirmingAgain,
    ...seeingAsAMember,
    ...homeNumbers,
    ...ownMeasurementJourneys,
    ...recapJourneys,
    ...timeLapses,
    ...importJourneys,
    ...archiveImportJourneys,
    importMemory,
    ...offlineWeekJourneys,
    ...authoringJourneys,
    ...filmJourneys,
    ...longFilmJourneys,
    ...keyboardJourneys,
    ...offlineLessonJourneys,
    ...publicationJourneys,
    ...plannedJourneys,
    ...safetyJourneys,
    ...publicStaffJourneys,
    ...bugReportJourneys,
    calculatorJourney,
    ...switchJourneys,
    ...upkeepJourneys,
    ...ownSiteJourneys,
    behindCaddy,
    ...quickFindJourneys,
    ...readerColours,
    slowLines,
    reading,
    staffFiles,
    ...files,
    ...moneyExceptions,
    ...approvals,
    ...giftsAndCodes,
    ...coachingExceptions,
  ]),
].filter(isWanted);

const { passed, failed } = await perform(scenarios);
await forgetTemplates();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
