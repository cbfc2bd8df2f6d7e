import { type Judgement, judgeVersion, type Version } from '@cleanpaste/core/guard';
import { clean } from '@cleanpaste/core/hidden';

/** Takes or refuses a model's version of a text: strips hidden characters, which models use as well. */
export function judge({ masked, output }: Version): Judgement {
  return judgeVersion({ masked, output: clean(output).text });
}
