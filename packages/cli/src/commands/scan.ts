import { scan } from '@cleanpaste/core/hidden';
import { blocksOf } from '../files/blocks.ts';
import { countPlaces } from '../output/places.ts';
import { jsonReport } from '../output/scan-json.ts';
import { sarifReport } from '../output/scan-sarif.ts';
import { textReport } from '../output/scan-text.ts';
import { eachSource, type Session, sayBinary } from '../session.ts';

/** Lists the findings of all files. True if there is one. */
export async function runScan(session: Session): Promise<boolean> {
  const { json, sarif, options } = session.invocation;
  const report = sarif ? sarifReport(session) : json ? jsonReport(session) : textReport(session);
  let found = false;
  await report.begin();
  await eachSource(session, async (source) => {
    await report.file(source);
    if (source.encoding === null) sayBinary(session, source);
    else {
      const places = countPlaces();
      for await (const { text } of blocksOf(source.pieces())) {
        places.next(text);
        for (const finding of scan(text, options)) {
          found = true;
          const start = places.at(finding.start);
          const end = places.at(finding.end);
          await report.finding({ file: source.name, finding, start, end });
        }
      }
    }
    await report.endFile();
  });
  await report.end();
  return found;
}
