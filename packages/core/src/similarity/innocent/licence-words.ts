import type { StockWords } from './stock-words.ts';

/** Licences of software and of works; the learnt list knows the common ones word for word. */
export const LICENCE_WORDS: StockWords = {
  words: `
licence license licences licenses licensed licensee licensees licensor licensors licensing sublicense sublicence
sublicensable permission permissions permit permitted permits hereby grant grants granted free charge royalty
royalties royalty-free perpetual worldwide world-wide irrevocable non-exclusive nonexclusive non-transferable
nontransferable revocable person persons obtain obtaining copy copies copying software program programs
documentation document file files associated deal restriction restrictions limitation right rights use uses used
using modify modified modifies modification modifications merge publish distribute distributed distributing
distribution distributions redistribute redistributed redistribution redistributions sell subject following
condition conditions copyright copyrights copyrighted notice notices include included including substantial portion
portions provide provided as-is warranty warranties kind express implied merchantability fitness particular purpose
noninfringement non-infringement event author authors holder holders contributor contributors liable liability
claim claims damage damages action contract tort otherwise arise arising connection dealing dealings source sources
object binary form forms code retain retained reproduce reproduced list disclaimer disclaimers disclaim disclaims
disclaimed materials material name names endorse promote product products derive derived specific prior written
direct indirect incidental special exemplary consequential procurement substitute goods service services loss data
profits business interruption cause caused theory strict negligence possibility advise advised patent patents
trademark trademarks logo logos work works derivative adaptation adaptations adapted share shared sharing alike
attribution attribute credit appropriate link indicate changes noncommercial commercial creative commons terms term
version versions license's law laws applicable agree agreed agreement writing basis permissions limitations govern
governing public general lesser foundation recipient recipients convey conveyed conveying propagate receive received
termination terminate terminates terminated comply compliance violate violation reinstate reinstated user users end
install installed installation device devices computer computers reverse engineer decompile disassemble rent
lease lend transfer transferred evaluation personal internal non-production single font fonts bundled embed embedded
reserved original acknowledge acknowledgment acknowledgement altered misrepresent misrepresented origin plainly
marked accept accepted acceptance require required requires hold harmless indemnify exercise exercising irrevocably
waive waived waiver dedicate dedicated domain extent possible maximum state text full link url website combination
combine combined library libraries component components third party parties own owner owned ownership title
intellectual property proprietary confidential install sole risk entire quality performance defective assume cost
servicing repair correction jurisdiction jurisdictions exclude excluded exclusion apply applies support updates
subscription key account access trial period days notice means mean define defined definitions entity control you
your contribution contributions submit submitted intentionally inclusion media format endorses suggests
reasonable manner legal technological measures legally restrict moral publicity privacy intended`,
  cues: /\b(?:licen[sc]|permission|redistribut|copyright|warrant|liab|as is|source code|binary|derivative|attribution|endorse|public domain|patent|free of charge|software|modif|sublicens|share-?alike|royalty)/i,
};
