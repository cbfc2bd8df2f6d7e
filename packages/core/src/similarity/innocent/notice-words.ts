import type { StockWords } from './stock-words.ts';

/** What notices of publishers, sites, houses and packages say. */
export const NOTICE_WORDS: StockWords = {
  words: `
cookie cookies browse browsing browser browsers settings privacy preference preferences
experience improve personalise personalize analytics analyse analyze visit visits visitor visitors continue agree manage
opt decline essential necessary performance traffic advertise advertising banner learn find service services account
process processed processing store stored protection controller unsubscribe subscription subscribe newsletter
ethics ethical approval approved obtained committee board participant participants informed findings support study
corresponding request research grant agency public sector funder role supplementary declaration declare allergies
allergen contains keep reach children dosage discard expiry store cool dry place batch wash dispose warning
subscribers advertisement affiliate commission purchases links sponsored gift voucher vouchers refund refunds
returns delivery dispatched order orders ticket tickets admission refused exchange exchanged management reserves
premises vehicle vehicles belongings unattended risk monitored cctv recorded calls training quality
publication publications publish published publisher publishers publishing book books ebook edition editions
reproduce reproduced reproduction reproducing store stored retrieval system systems transmit transmitted
transmission distribute distributed distribution form forms means mean electronic electronically mechanical
mechanically photocopy photocopying photocopied recording recorded scanning otherwise prior written writing
permission permissions consent copyright copyrighted copyrights owner owners holder holders right rights reserve
reserved law laws act acts section sections patent patents design designs moral assert asserted identify identified
author authors accordance work works contributor contributors editor editors brief quotation quotations quoted
review reviews critical article articles noncommercial commercial purpose purposes permit permitted subject
condition conditions sale sold trade lend lent resold resell hire hired hiring circulate circulated binding cover
impose imposed subsequent purchaser purchase library congress british national catalog catalogue cataloguing
cataloging record records data available isbn issn print printed printing paperback hardback hardcover typeset bound
paper acid free recyclable sustainable forest forests manage managed set fiction fictional fictitious name names
character characters place places incident incidents event events product products imagination resemblance actual
person persons living dead business businesses company companies locale locales entirely coincidental advice
information contain contained accuracy accurate complete completeness responsibility responsible liability liable
error errors omission omissions loss damage damages result warranty warranties express implied represent
representation represents representations guarantee guaranteed trademark trademarks registered mark marks brand
property respective reader readers request requests address contact inquiry inquiries enquiry enquiries
website websites site internet link links third party parties persistence remain remains content contents
appropriate time press going effort efforts trace material materials acknowledge acknowledgement acknowledged
overlook overlooked pleased arrangement arrangements necessary opportunity correct rectify amend amended reprint
reprinted originally original copy copies digital personal classroom fee fees grant granted provided profit
advantage bear notice notices citation full page component components honor honored abstract abstracting credit
republish post servers redistribute require requires required specific reserve neutral regard jurisdictional claim
claims map maps institutional affiliation affiliations declare declares declared conflict conflicts interest
interests competing disclose disclosure financial funding fund opinion opinions view views express expressed
necessarily reflect official policy policies position endorse endorsed endorsement intend intended general
professional substitute medical legal consult qualified mention recipient recipients confidential privileged
message email attachment attachments delete notify immediately sender receive received unauthorized unauthorised
use strictly prohibit prohibited disclosing copying legally protected international treaty treaties convention
conventions unlawful infringe infringement prosecute prosecuted criminal civil penalty penalties extent maximum
first year impression impressions division imprint group house limited ltd inc llc university open access creative
commons licence license licensed attribution accept accepted revised online version corresponding correspondence
term terms apply applies state world worldwide country countries reasonable due care taken exercise exercised
preparation assume assumes assumed arising trade cip logo colophon jacket illustration illustrations photograph
photographs photo image images credits cover artwork translation translator translated part parts whole any entire
manner whatsoever embody embodied agency agencies society royalty performance performances rights film
dramatic amateur professional stage audio audiobook storage training artificial intelligence technologies
technology data mining generate generating purchased authorized authorised editions encourage piracy support hard
supplied supply manufacture manufactured manufacturer outlet hereby notice disclaimer disclaim disclaims specifically
merchantability fitness particular strategy strategies suitable situation sales promotional special bulk discount
discounts quantity premium corporate department education educational apologise apologises apologize apologizes regret
regrets grateful inadvertent inadvertently unintentional incorporate incorporated inform informed corrections list
individual entity solely sole communication communications company's virus viruses scan scanned employer
care taken ensure correct web addresses going press product corporate names identification intent infringe
distributor distributors distributed environment printing think computer transmissions secure addressed addressee error attached attach file files`,
  cues: /\b(?:copyright|all rights|reproduc|no part of|isbn|moral right|published|printed|publisher|trademark|work of fiction|coincidental|catalogu?|retrieval system|permission|disclaim|confidential|liab|resold|hired out|typeset|accuracy|responsib|conflicts? of interest|competing interest|jurisdictional|views expressed|opinions expressed|intended recipient|imprint|creative commons|open access|medical advice|professional advice|reprint|warrant|piracy|endors|redistribut|credit|copies of this|edition|cookie|privacy|consent|ethic|admission|refund|unattended|cctv|keep out of)/i,
};
