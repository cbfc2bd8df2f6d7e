import type { InnocentKind } from '../kinds.ts';

/** A text, and what another person put in its place. */
export type Varied = [text: string, ...swaps: [from: string, to: string][]];

type Round = Partial<Record<InnocentKind, Varied[]>>;

/** Written before the rules of today, which learnt from them. */
export const beforeRules: Round = {
  assignment: [
    [
      'Question 3: Explain in your own words what is meant by opportunity cost. Give two examples from everyday life, and say how each of them illustrates the idea. (10 marks)',
      ['10', '8'],
    ],
    [
      'Discuss the extent to which the First World War was caused by the system of alliances. Your essay should be between 1,500 and 2,000 words long and must refer to at least five academic sources. Use the Harvard system of referencing throughout.',
      ['1,500', '1,200'],
    ],
    [
      'Read the passage carefully and then answer the questions that follow. Write in complete sentences. a) Who is telling the story? b) What do we learn about the weather, and why does it matter? c) Find three words that show how the boy feels, and explain your choice.',
      ['three words', 'four words'],
    ],
    [
      'Task 2. Describe an experiment by which you could measure the acceleration due to gravity. Include a labelled diagram, a list of the apparatus you would need and an account of the main sources of error. How could the accuracy of your result be improved?',
      ['Task 2', 'Task 5'],
    ],
    [
      'Compare and contrast the ways in which the two poets present childhood. In your answer you should consider the use of imagery, the structure of the poems and the effect on the reader. Support your points with close reference to the texts.',
      ['childhood', 'old age'],
    ],
    [
      'Some people think that children should begin learning a foreign language at primary school rather than secondary school. Do the advantages of this outweigh the disadvantages? Give reasons for your answer and include any relevant examples from your own knowledge or experience. Write at least 250 words.',
      ['250', '300'],
    ],
    [
      'Imagine that you are the mayor of a small town that has just been offered a new factory. Write a speech of about 400 words in which you try to persuade the citizens to vote for or against it. Remember to think about your audience and to use persuasive language.',
      ['400', '350'],
    ],
    [
      'Case study: A nurse notices that a colleague has given the wrong dose to a patient who shows no ill effects. 1. Which ethical principles are at stake here? 2. What should the nurse do, and in what order? 3. How would your answer change if the patient had been harmed?',
      ['nurse', 'doctor'],
      ['nurse', 'doctor'],
    ],
    [
      'Evaluate the view that monetary policy is more effective than fiscal policy in a recession. Refer to the information in Extract B and to your own knowledge. You are advised to spend about forty minutes on this question. (25 marks)',
      ['Extract B', 'Source C'],
    ],
    [
      'For this assignment you will choose one article from the reading list and write a critical review of it. Begin by summarising the main argument, then assess how well the evidence supports it. Submit your work as a PDF by noon on Friday; late submissions will lose five marks a day.',
      ['Friday', 'Monday'],
    ],
  ],
  contracts: [
    [
      'The Tenant shall pay the rent in advance on the first day of each month, without any deduction or set-off, by bank transfer to the account notified by the Landlord. If any sum due under this lease remains unpaid for more than ten days, the Landlord may charge interest at four per cent a year above the base rate from the due date until payment.',
      ['ten days', 'seven days'],
    ],
    [
      'The Seller warrants that the goods are free from any charge or other encumbrance, that it has full power to sell them, and that they correspond with the description set out in Schedule 2. Risk passes to the Buyer on delivery. Title remains with the Seller until the price has been paid in full and in cleared funds.',
      ['Schedule 2', 'Annex B'],
    ],
    [
      'No variation of this Agreement shall be effective unless it is in writing and signed by both parties. A failure or delay in exercising any right or remedy shall not operate as a waiver of that right or remedy, nor shall any single or partial exercise prevent any further exercise of it. Nothing in this Agreement creates a partnership or a relationship of agency between the parties.',
      ['Agreement', 'Contract'],
    ],
    [
      'During the Term and for twelve months afterwards, the Employee shall not, directly or indirectly, solicit or entice away any customer or member of staff of the Company with whom he or she had material dealings in the year before the end of the employment. Each of these restrictions is separate and severable from the others.',
      ['twelve months', 'six months'],
    ],
    [
      'All notices given under this Agreement must be in writing and delivered by hand, by courier or by registered post to the address stated at its head, or to such other address as a party may notify from time to time. A notice sent by post is deemed to have been received on the third business day after it was posted.',
      ['third', 'second'],
    ],
    [
      'The Borrower undertakes to repay the Loan together with all accrued interest on the Maturity Date. On the occurrence of an Event of Default the Lender may, by written demand, declare all outstanding amounts immediately due and payable. The Borrower shall bear all costs reasonably incurred by the Lender in enforcing its rights.',
      ['Maturity Date', 'Repayment Date'],
    ],
    [
      'The Consultant is engaged as an independent contractor and not as an employee. The Consultant shall be responsible for all taxes and social security contributions arising from the fees. All work product created in the course of the services shall belong exclusively to the Client, and the Consultant hereby assigns to the Client all present and future rights in it.',
      ['Consultant', 'Designer'],
    ],
    [
      'Any dispute arising out of or relating to this Agreement shall first be referred to the senior managers of the parties, who shall try in good faith to settle it. If it is not settled within thirty days, it shall be finally resolved by arbitration before a single arbitrator. The seat of arbitration shall be Geneva and the language shall be English.',
      ['Geneva', 'Stockholm'],
      ['thirty', 'sixty'],
    ],
    [
      'The aggregate liability of the Provider under or in connection with this Agreement, whether in contract, tort or otherwise, is limited to the fees paid in the preceding calendar year. Neither party is liable for loss of profit, loss of business or any special or consequential loss. Nothing in this clause limits liability for death or personal injury caused by negligence.',
      ['Provider', 'Supplier'],
    ],
    [
      'This Deed may be executed in any number of counterparts, each of which is an original and all of which together have the same effect as if each party had signed the same document. The headings are for convenience only and do not affect interpretation. Words in the singular include the plural, and a reference to a statute is a reference to it as amended.',
      ['Deed', 'Lease'],
    ],
  ],
  letters: [
    [
      'I was excited to see your advertisement for a Junior Accountant and am confident that my background makes me an excellent match. Over the past four years I have built up solid experience in bookkeeping, and I would love the opportunity to bring these skills to your team. My CV is attached, and I am available for an interview at any time that suits you.',
      ['a Junior Accountant', 'an Office Manager'],
      ['bookkeeping', 'scheduling'],
    ],
    [
      'With reference to the vacancy advertised on your website, I would like to be considered for the role of Care Assistant. I am a hard-working, reliable and enthusiastic person who enjoys working with others. I can work well under pressure and meet tight deadlines, and I am always eager to learn new things. Thank you for taking the time to read my application.',
      ['Care Assistant', 'Shop Assistant'],
    ],
    [
      'Dear Mr Lindqvist, Please find enclosed my résumé in support of my application for the Assistant Curator position. As you will see, I have recently graduated with a degree in Art History and have gained practical experience through two internships. I believe I would be a valuable addition to your department. I would be glad to discuss my suitability in person. Yours faithfully,',
      ['Mr Lindqvist', 'Ms Marlow'],
      ['Assistant Curator', 'Archive Trainee'],
      ['Art History', 'Anthropology'],
    ],
    [
      'I am particularly drawn to your company because of its commitment to quality and its reputation for treating staff well. In my current job I am responsible for managing a team of six and for making sure that orders go out on time. This has taught me how to organise my work, how to solve problems quickly and how to stay calm when things get busy.',
      ['a team of six', 'a group of nine'],
    ],
    [
      'Although I have not worked in a laboratory before, I am a quick learner and I am willing to take on any training that is needed. My teachers have always described me as punctual, polite and curious. I am free to start work from the first of July and can supply two references on request. I hope to hear from you soon.',
      ['a laboratory', 'a bakery'],
      ['the first of July', 'the second of May'],
    ],
    [
      "To the Hiring Manager: I am writing in response to your posting for a Data Analyst. I hold a master's degree in statistics and have spent the last three years turning messy data into clear reports. I am proficient in Excel, SQL and Python, and I am used to explaining results to people without a technical background. I would be thrilled to contribute to your growing team.",
      ['Data Analyst', 'Research Analyst'],
      ['three years', 'five years'],
    ],
    [
      'Having followed your organisation for several years, I was delighted to learn that you are looking for a Volunteer Coordinator. My experience in the charity sector has given me strong interpersonal skills and the ability to juggle competing priorities. I am certain that I could make a real difference from day one. Thank you in advance for your consideration, and I look forward to the possibility of speaking with you.',
      ['Volunteer Coordinator', 'Fundraising Officer'],
    ],
    [
      "I am applying for admission to your master's programme because it combines theory with practice in a way that fits my goals perfectly. Ever since I was a child I have been fascinated by how things work. During my bachelor studies I developed a keen interest in the subject, and I am now determined to deepen my knowledge at an institution of international standing.",
      ["master's", 'graduate'],
    ],
    [
      "My present employer has decided to close the branch where I work, and I am therefore looking for a new challenge. I have eight years' experience in customer service, a clean driving licence and a good knowledge of German. I consider myself a team player, but I am equally happy to work on my own initiative. I would be grateful if you would consider me for this post.",
      ['eight', 'eleven'],
      ['German', 'Spanish'],
    ],
    [
      'I am confident that my skill set aligns well with what you are looking for. In addition to my technical expertise, I bring a positive attitude, attention to detail and a genuine passion for helping people. I would appreciate the chance to talk about how I can contribute to your continued success. Please do not hesitate to get in touch if you need anything else from me. Kind regards,',
      ['technical', 'clinical'],
    ],
  ],
  licences: [
    [
      'You may copy, share and adapt this material for any purpose, even commercially, as long as you give appropriate credit, provide a link to the licence and indicate if changes were made. You may do so in any reasonable manner, but not in any way that suggests the licensor endorses you or your use.',
      ['material', 'work'],
    ],
    [
      'This program is free software; you are welcome to redistribute it under certain conditions. It comes with absolutely no warranty, to the extent permitted by law. Modified versions must be plainly marked as such and must not be misrepresented as being the original software. This notice may not be removed or altered from any source distribution.',
      ['program', 'tool'],
    ],
    [
      'The software is licensed, not sold. You may install and use one copy on a single device. You may not rent, lease, lend or sublicense it, nor reverse engineer, decompile or disassemble it except where the law expressly permits this. By clicking Accept you agree to be bound by the terms of this agreement; if you do not agree, do not install the software.',
      ['one copy', 'two copies'],
    ],
    [
      'Subject to your compliance with these Terms, we grant you a limited, non-exclusive, non-transferable and revocable licence to access and use the Service for your personal, non-commercial use. We may suspend or terminate your access at any time and without notice if we believe that you have broken these Terms.',
      ['Service', 'Platform'],
    ],
    [
      'Contributions are accepted under the same licence as the project. By submitting a patch you certify that you wrote it or otherwise have the right to submit it, and that it may be distributed under that licence. The authors provide the work on an as-is basis and disclaim all liability for any damages arising from its use.',
      ['patch', 'change'],
    ],
  ],
  notices: [
    [
      'First published in Great Britain in 2014 by Harrow Press. The moral right of the author has been asserted. This book is a work of fiction, and any resemblance to real persons, living or dead, is purely coincidental. A CIP catalogue record for this title is available from the British Library. Typeset in Garamond and printed and bound by Marsh & Sons.',
      ['2014', '2009'],
      ['Harrow Press', 'Lark House'],
      ['Marsh & Sons', 'Clays'],
    ],
    [
      'We use cookies to give you the best experience on our website and to understand how it is used. By continuing to browse you agree to our use of cookies. You can change your settings at any time. To find out more, please read our privacy policy.',
      ['website', 'site'],
    ],
    [
      'This e-mail and any attachments are confidential and intended solely for the use of the individual or entity to whom they are addressed. If you have received this message in error, please notify the sender immediately and delete it from your system. Any views expressed are those of the sender and do not necessarily represent those of the college.',
      ['college', 'council'],
    ],
    [
      'The information on this page is provided for general guidance only and does not constitute legal, financial or medical advice. While every effort has been made to ensure that it is accurate and up to date, we accept no responsibility for any errors or omissions, or for any loss arising from reliance on it. Links to other sites do not imply endorsement.',
      ['page', 'sheet'],
    ],
    [
      'The authors declare that they have no competing interests. Ethical approval was obtained from the local committee, and all participants gave their informed consent in writing. The data that support the findings of this study are available from the corresponding author upon reasonable request. This research received no specific grant from any funding agency.',
      ['local committee', 'university board'],
    ],
  ],
  phrases: [
    [
      'In this paper we address this gap by proposing a novel approach to the problem. The remainder of the paper is organised as follows. Section 2 reviews related work. Section 3 describes our method in detail. Section 4 presents the experimental results, and Section 5 concludes with a discussion of limitations and directions for future research.',
      ['novel', 'simple'],
    ],
    [
      'Despite a growing body of literature on the subject, relatively little is known about the underlying mechanisms. To the best of our knowledge, this is the first study to examine the question in a representative sample. A better understanding of these processes could have important implications for policy and practice.',
      ['representative', 'large'],
    ],
    [
      'There are several limitations to the present study that should be acknowledged. First, the sample size was small, which may limit the generalisability of the results. Second, the cross-sectional design does not allow causal conclusions to be drawn. Third, the use of self-report measures may have introduced bias. Future work should attempt to replicate these findings.',
      ['small', 'modest'],
    ],
    [
      'Statistical analyses were performed using SPSS version 25. Continuous variables are expressed as mean and standard deviation, and categorical variables as number and percentage. Differences between groups were assessed with the t test or the chi-squared test as appropriate. A two-sided p value of less than 0.05 was considered statistically significant.',
      ['SPSS version 25', 'Stata version 15'],
    ],
    [
      'Taken together, our results suggest that the proposed method compares favourably with the state of the art while requiring considerably less time. As can be seen in Table 3, the improvement is consistent across all data sets. It is worth noting, however, that the difference was not significant in every case.',
      ['Table 3', 'Figure 4'],
    ],
    [
      'The aim of this essay is to explore the causes of this development and to assess its consequences. It will first outline the background, then compare the main arguments on either side, and finally draw a conclusion. It will be argued that, while there are good reasons for both positions, the evidence on balance points in one direction.',
      ['causes', 'roots'],
    ],
    [
      'Participants were recruited through posters on campus and received a small payment for their time. All of them were native speakers with normal or corrected-to-normal vision and were naive to the purpose of the experiment. The order of the conditions was counterbalanced across participants. Responses that were more than three standard deviations from the mean were excluded.',
      ['posters', 'notices'],
    ],
    [
      'We would like to thank the anonymous reviewers for their helpful comments on an earlier version of this manuscript. We are also grateful to our colleagues for many fruitful discussions. Any remaining errors are our own. This work was supported in part by a grant from the national science foundation.',
      ['colleagues', 'students'],
    ],
    [
      'In recent decades, there has been a surge of interest in this topic. A number of authors have pointed out that the traditional view is no longer tenable, whereas others continue to defend it. What is missing so far is a systematic comparison of the two. The present article seeks to fill this gap in the literature.',
      ['decades', 'years'],
    ],
    [
      'In conclusion, it is clear that there is no simple answer to this question. On the one hand, there are obvious benefits; on the other hand, the drawbacks cannot be ignored. All things considered, I firmly believe that the advantages outweigh the disadvantages. Only time will tell whether this trend will continue.',
      ['simple', 'easy'],
    ],
  ],
};

/** Written after them, in the usual wordings; no rule has learnt from them. */
export const afterRules: Round = {
  assignment: [
    [
      'Explain the difference between weather and climate. Give one example of each. (4 marks)',
      ['4', '6'],
    ],
    [
      'Write an essay of about 800 words on one of the following topics. Make sure that your essay has a clear introduction, a main part and a conclusion. Plagiarism will not be tolerated.',
      ['800', '600'],
    ],
    [
      'Read the article on page 12 and answer the questions below in full sentences. What is the main idea of the text? Which arguments does the author use? Do you agree with them? Give reasons for your opinion.',
      ['12', '34'],
    ],
    [
      'Analyse the role of the narrator in the short story. Use at least three quotations to support your argument. Your answer should be two to three pages long and double-spaced.',
      ['narrator', 'setting'],
    ],
    [
      'Task 1: Calculate the mean, the median and the mode of the following data. Task 2: Draw a bar chart to show the distribution. Task 3: Comment on the shape of your chart.',
      ['bar chart', 'histogram'],
    ],
    [
      'Prepare a five-minute presentation on a country of your choice. Include information about its geography, its people and its economy. Use pictures and speak freely; do not read from your notes.',
      ['country', 'city'],
    ],
  ],
  contracts: [
    [
      'The Company may terminate the employment without notice or payment in lieu of notice if the Employee is guilty of gross misconduct or commits any serious breach of the terms of this agreement. On termination the Employee shall return all property belonging to the Company.',
      ['Company', 'School'],
      ['Company', 'School'],
    ],
    [
      'The Lessee shall use the premises solely for residential purposes and shall not assign, sublet or part with possession of them without the prior written consent of the Lessor, which shall not be unreasonably withheld.',
      ['residential', 'office'],
    ],
    [
      'The Supplier shall deliver the goods to the address specified in the order on the agreed date. Time of delivery is not of the essence. The Customer shall inspect the goods on receipt and notify the Supplier of any defects within five working days.',
      ['five', 'ten'],
    ],
    [
      'Each party shall keep confidential all information disclosed by the other party in connection with this agreement and shall not use it for any purpose other than the performance of its obligations. This obligation does not apply to information which is or becomes public.',
      ['agreement', 'contract'],
    ],
    [
      'Payment is due within thirty days of the date of the invoice. If payment is not received by the due date, the Provider may suspend the services until all outstanding sums have been paid in full. All fees are exclusive of value added tax.',
      ['thirty', 'fourteen'],
    ],
    [
      'The parties irrevocably submit to the exclusive jurisdiction of the courts of Ireland. This agreement is binding on the parties and their respective successors and permitted assigns. No third party shall have any right to enforce any of its terms.',
      ['Ireland', 'Scotland'],
    ],
  ],
  letters: [
    [
      'I am writing to express my interest in the Receptionist vacancy at your clinic. I have excellent communication skills, a friendly manner and three years of experience in a busy front office. I am confident that I would make a positive contribution to your practice.',
      ['Receptionist', 'Secretary'],
      ['three', 'two'],
    ],
    [
      'As a recent graduate with a first-class degree in chemistry, I am eager to begin my career in quality control. I am proficient in the use of standard laboratory equipment and have a keen eye for detail. I would welcome the chance to discuss my application with you in person.',
      ['chemistry', 'biology'],
    ],
    [
      'My reasons for choosing this course are both personal and professional. I have long been interested in how people learn, and my work as a classroom assistant has strengthened my desire to train as a teacher. I am certain that your programme will give me the skills and knowledge I need to achieve my ambitions.',
      ['classroom', 'library'],
    ],
    [
      'I am a motivated and dependable worker with a strong customer focus. In my last job I handled cash, dealt with complaints and trained new members of staff. I am flexible about working hours and able to start immediately. Thank you for considering my application.',
      ['cash', 'orders'],
    ],
    [
      'I have attached my CV and a portfolio of recent work for your review. I believe that my creativity, my technical skills and my passion for design make me an ideal candidate for this position. I look forward to hearing from you at your earliest convenience.',
      ['design', 'illustration'],
    ],
    [
      'I would like to apply for the scholarship in order to continue my studies abroad. I come from a modest background and have supported myself throughout my degree. With your financial assistance I could devote my full attention to my research.',
      ['modest', 'humble'],
    ],
  ],
  licences: [
    [
      'You may use the application only for lawful purposes and in accordance with these terms. You must not copy, modify, distribute or create derivative works of any part of it without our written permission. All rights not expressly granted are reserved.',
      ['application', 'program'],
    ],
    [
      'The library is provided without warranty of any kind, and in no event shall its authors be liable for any claim, damages or other liability. You may redistribute it in source or binary form provided that the above notice is reproduced in the documentation.',
      ['library', 'package'],
    ],
    [
      'This content is licensed under a licence that allows others to share it for non-commercial purposes with attribution. Adapted versions must be distributed under the same licence. Permissions beyond its scope may be available from the author.',
      ['content', 'material'],
    ],
  ],
  notices: [
    [
      'This site uses cookies to analyse traffic and to personalise content. By clicking Accept all, you consent to the use of all cookies. You can withdraw your consent or change your preferences at any time in the settings.',
      ['site', 'website'],
    ],
    [
      'No part of this report may be reproduced, stored or transmitted in any form without the written permission of the publisher. Although every care has been taken, the publisher cannot accept liability for errors or omissions.',
      ['report', 'guide'],
    ],
    [
      'The views expressed in this article are those of the author alone and do not necessarily reflect the position of the institute. The author received no funding for this work and declares no conflict of interest.',
      ['institute', 'university'],
    ],
  ],
  phrases: [
    [
      'This paper investigates the relationship between the two variables. The results show that there is a strong positive correlation between them. These findings have important implications for theory and practice, and future studies should explore them further.',
      ['strong', 'weak'],
    ],
    [
      'The purpose of the present study was to test whether the effect could be replicated in a larger sample. Participants were randomly assigned to one of two groups and completed a short questionnaire. Data were analysed using a mixed-effects regression model.',
      ['larger', 'different'],
    ],
    [
      'The authors would like to thank the editor and two anonymous reviewers for their constructive comments. We are grateful to all participants for their time. The usual disclaimer applies.',
      ['two', 'three'],
    ],
    [
      'As mentioned above, previous studies have produced mixed results. One possible explanation for this inconsistency is the difference in methods. Another is that most studies have relied on small samples. The current research was designed to overcome these limitations.',
      ['small', 'student'],
    ],
    [
      'This essay has discussed the main arguments for and against the proposal. It has been shown that the benefits outweigh the costs in most cases. However, further research is needed before firm conclusions can be drawn.',
      ['proposal', 'policy'],
    ],
    [
      'The rest of this paper is structured as follows: the next section gives an overview of the literature, the third section introduces the data and the method, and the final section summarises the results and discusses their implications.',
      ['third', 'second'],
    ],
  ],
};
