import { findProblem } from './table-rules';
import {
  type AskedMoment,
  describeTableDay,
  explainTableError,
  type WordsContext,
} from './table-words';

type DayLineProps = { moment?: AskedMoment; words: WordsContext };

/** What the day that is being asked for allows, said while the form is filled in. */
export function DayLine({ moment, words }: DayLineProps) {
  const problem = moment && findProblem({ ...moment, time: '' }, words.rules);
  const text =
    moment && problem
      ? explainTableError(problem.code, moment, words)
      : moment && describeTableDay(moment, words);
  // The element is always there: what appears with its words would not be read out.
  return (
    <p className={problem ? 'table-day table-day--closed' : 'table-day'} aria-live="polite">
      {text}
    </p>
  );
}
