/** Texts in many styles, each with a version that a careful editor would sign: original, version. */
export const honest: [string, string][] = [
  [
    'The invoice of 12 March lists a charge of $45 for two hours of support. Please send the payment within 30 days.',
    'On the invoice dated 12 March you will find $45 charged for two hours of support. Kindly let the payment reach us within 30 days.',
  ],
  [
    'Many students find the first exam hard, but most of them pass it in the end.',
    'The first exam strikes many students as hard, yet in the end most of them do pass.',
  ],
  [
    'Our train left at 9:15 and arrived at 11:40, which was 20 minutes late.',
    'We set off by train at 9:15 and got there at 11:40, a delay of 20 minutes.',
  ],
  [
    'You should never mix bleach with ammonia, because the fumes can kill. Open a window before you begin to clean.',
    'Bleach must never be combined with ammonia: the fumes that result can kill. Have a window open before starting to clean.',
  ],
  [
    'The committee did not approve the budget. It asked the treasurer for a new draft by Friday.',
    'The budget was not approved by the committee, which wants the treasurer to bring a new draft by Friday.',
  ],
  [
    'Sales rose from 140 units in April to 210 units in June, and the team hired three people.',
    'In April 140 units were sold; by June sales had climbed to 210 units, and three people joined the team.',
  ],
  [
    'I could not sleep, so I went down to the kitchen and made some tea. The house was silent.',
    'Sleep would not come, and I went downstairs to the kitchen for some tea. Silence lay over the house.',
  ],
  [
    'The valve opens when the pressure rises above 6 bar. A spring closes it again once the pressure falls.',
    'Once the pressure climbs above 6 bar, the valve opens; as soon as it falls, a spring shuts the valve again.',
  ],
  [
    'Not everyone likes the new layout. Some readers say that the old page was easier to scan.',
    'The new layout is not to the taste of everyone. Some readers found the old page easier to scan, they say.',
  ],
  [
    'Mix 200 g of flour with 3 eggs and a pinch of salt. Let the dough rest for 45 minutes before you roll it out.',
    'Combine 200 g of flour, 3 eggs and a little salt. The dough should rest 45 minutes before being rolled out.',
  ],
  [
    'The river floods its banks almost every spring. Farmers there have learned to sow late.',
    'Nearly every spring the river spills over its banks, and the farmers nearby have learned that sowing late pays.',
  ],
  [
    'Tenants must give at least 60 days of notice before moving out. The deposit is returned within 14 days.',
    'Anyone who rents must announce a move at least 60 days ahead as notice. Within 14 days the deposit comes back.',
  ],
  [
    'Dr. Okafor examined the patient twice. There was no sign of infection, and the fever had gone.',
    'The patient was examined twice by Dr. Okafor, who saw no sign of infection; the fever had passed as well.',
  ],
  [
    'Every member of the club may bring one guest. Guests cannot vote.',
    'One guest may come along with every club member. Voting is something guests cannot do.',
  ],
  [
    'It rarely rains in Lima, yet the winter sky is grey for months.',
    'Rain is rarely seen in Lima, although for months of winter the sky stays grey.',
  ],
  [
    'The study followed 1,204 adults for eight years. Of these, 312 developed high blood pressure.',
    'For eight years 1,204 adults were followed in the study, and high blood pressure developed in 312 of these.',
  ],
  [
    'Press the red button to stop the machine. Do not open the cover while the blade is turning.',
    'The machine is stopped with the red button. As long as the blade keeps turning, do not open the cover.',
  ],
  [
    'My father worked in the mine for thirty years and never spoke about it at home.',
    'For thirty years the mine was where my father worked, and at home he never said a word about it.',
  ],
  [
    'The new law will not apply to small firms. Larger companies have until 1 July 2027 to comply.',
    'Small firms will not fall under the new law, while larger companies must comply by 1 July 2027.',
  ],
  [
    'All the lights went out at once. Somebody laughed, and then nobody said anything.',
    'At a stroke all the lights were gone. There was a laugh from somebody, after which nobody said anything.',
  ],
  [
    'Honey keeps for years if the jar is closed well. It may turn solid, but that does no harm.',
    'In a jar that is closed well, honey will keep for years. Should it turn solid, there is no harm in that.',
  ],
  [
    'The bridge carries 18,000 cars a day and was built in 1931. Engineers say it needs repairs soon.',
    'Each day 18,000 cars cross the bridge, a structure of 1931 which, engineers say, will soon need repairs.',
  ],
  [
    'We regret that your order cannot be shipped before Monday. You can cancel it without any cost.',
    'Unfortunately your order cannot leave our warehouse before Monday. Cancelling is possible without cost.',
  ],
  [
    'Whales sleep with half of the brain awake. That is how they keep breathing at the surface.',
    'While whales sleep, half of the brain stays awake, and in this way they go on breathing at the surface.',
  ],
  [
    'The museum is closed on Mondays. On all other days it opens at 10:00 and closes at 18:00.',
    'Mondays are when the museum is closed; visitors find it open from 10:00 until 18:00 on all other days.',
  ],
  [
    'Several witnesses saw the van turn left without stopping. None of them could read the plate.',
    'According to several witnesses, the van made a left turn without a stop. The plate could be read by none.',
  ],
  [
    'If the battery is low, the lamp blinks. Charge it for two hours and do not use it meanwhile.',
    'A blinking lamp means a low battery. Give it two hours of charge, during which you do not use it.',
  ],
  [
    'The poet wrote quickly and corrected little. Her letters show that she doubted almost every line.',
    'Writing came quickly to the poet, who corrected little; from her letters we learn of doubts about almost every line.',
  ],
  [
    'Interest rates fell from 4.5% to 3.9% in one year, and house prices rose by 7%.',
    'Within one year, interest rates dropped from 4.5% to 3.9% while the price of houses increased by 7%.',
  ],
  [
    'Children under six travel free. Older children pay half the fare on all routes.',
    'Travel is free for children under six, while older ones pay half price on all routes.',
  ],
  [
    'The software stores no passwords. It keeps a hash that cannot be turned back.',
    'No passwords are stored by the software; what it keeps is a hash, which cannot be reversed.',
  ],
  [
    'She ran the marathon in 3:41, which was nine minutes faster than the year before.',
    'Her time in the marathon was 3:41, an improvement of nine minutes on the previous year.',
  ],
  [
    'The soup was too salty, the bread was old, and the waiter forgot us. We will not come back.',
    'Too much salt in the soup, old bread, and a waiter who forgot about us: back here we will not come.',
  ],
  [
    'A strike stopped most of the buses on Tuesday. The trains were not affected.',
    'On Tuesday most of the buses stood still because of a strike, which did not affect the trains.',
  ],
  [
    'Photosynthesis turns light into chemical energy. Without it there would be little oxygen in the air.',
    'In photosynthesis, light becomes chemical energy. The air would hold little oxygen without it.',
  ],
  [
    'You may copy the form, but you must not change its wording. Send it to the office by post.',
    'Copies of the form are fine, though its wording must not be changed. By post, please, it goes to the office.',
  ],
  [
    'The two brothers had not spoken since the funeral. It was their sister who brought them together.',
    'Since the funeral the two brothers had not exchanged a word. Their sister was the one to bring them together.',
  ],
  [
    'Use up to 5 ml of the syrup, twice a day. Children should take no more than 2 ml.',
    'Twice a day, up to 5 ml of the syrup may be taken. For children the limit is no more than 2 ml.',
  ],
  [
    'The desert is cold at night. Travellers often forget this and bring too few blankets.',
    'Nights in the desert are cold, a fact often forgotten by travellers, who pack too few blankets.',
  ],
  [
    'Nobody knows who built the tower. Legends say that a giant carried the stones uphill.',
    'Who put up the tower nobody knows. A giant, so legends say, took the stones uphill.',
  ],
  [
    'The company earned 2.3 million euros in 2024 and lost 0.4 million euros in 2025.',
    'In 2024 the company made 2.3 million euros; a loss of 0.4 million euros followed in 2025.',
  ],
  [
    'Some birds return to the same nest each year. Others never build one and use holes in trees.',
    'Each year some birds come back to the same nest, whereas others, which never build any, settle for holes in trees.',
  ],
  [
    'Thank you for your letter. We have read it with care and will reply in full next week.',
    'Many thanks for the letter you sent. It was read carefully here, and our full reply will follow next week.',
  ],
  [
    'The glacier lost 12 metres of thickness between 1990 and 2010. Its tongue has moved back by 800 metres.',
    'Between 1990 and 2010 the glacier became 12 metres thinner in thickness, and its tongue withdrew by 800 metres.',
  ],
  [
    'Students who miss more than three classes cannot take the exam. Exceptions need a written note.',
    'Anybody missing more than three classes cannot sit the exam; for exceptions, a written note is needed.',
  ],
  [
    'He was neither rich nor famous. What he left behind was a shed full of clocks.',
    'Rich he was neither, nor was he famous; a shed filled with clocks is what he left.',
  ],
  [
    'The paint dries in 4 hours at 20 °C. In colder rooms it takes longer.',
    'At 20 °C the paint needs 4 hours to dry, and longer than that in colder rooms.',
  ],
  [
    'Voters were asked two questions. A majority said yes to the first, and few answered the second.',
    'Two questions were put to voters: the first got a yes from the majority, the second was answered by few.',
  ],
  [
    'Always back up your files before an update. It takes five minutes and saves much trouble.',
    'Before any update, always make a backup of your files; five minutes is what it takes, and much trouble is saved.',
  ],
  [
    'The ship sank in less than 15 minutes. All of the crew were saved by a fishing boat.',
    'It took less than 15 minutes for the ship to sink. A fishing boat saved all of the crew.',
  ],
  [
    'I do not think that the plan will work. The costs are too high, and we have no partner.',
    'In my opinion the plan will not work: its costs are too high and there is no partner for us.',
  ],
  [
    'Ada Lovelace wrote notes on a machine that was never finished. They contain what many call the first program.',
    'Notes by Ada Lovelace describe a machine never brought to completion, and in them stands what many call the first program.',
  ],
  [
    'The lake freezes only in hard winters. Then the whole village goes skating.',
    'Hard winters alone make the lake freeze, and it is then that the entire village skates.',
  ],
  [
    'Ventilate the room for ten minutes after painting, and keep pets out until the smell is gone.',
    'After you have painted, let air into the room for ten minutes; pets should stay outside for as long as the smell lingers.',
  ],
  [
    'A colleague showed me the trick years ago. I have used it almost daily since then.',
    'Years ago I was shown this trick by a colleague, and since that time it has served me on almost each working day.',
  ],
  [
    'The court found that the contract was void. The seller had hidden a defect of the roof.',
    'Because the seller concealed a defect in the roof, the court declared the contract void.',
  ],
  [
    'The trial had two groups of 40 patients. In the first group 31 recovered, and in the second group 18 recovered.',
    'Two groups of 40 patients took part in the trial. Of the first group 31 recovered, against 18 in the second.',
  ],
  [
    'Please do not feed the ducks. Bread makes them ill and pollutes the pond.',
    'Feeding the ducks is not allowed, please: they fall ill from bread, which also pollutes the pond.',
  ],
  [
    'Opera tickets cost between 20 and 95 euros. Students usually pay 15 euros at the door.',
    'For tickets to the opera one pays between 20 and 95 euros, while at the door students usually get in for 15 euros.',
  ],
  [
    'It was late. The shops were closed. We walked home in the rain and sang.',
    'As the hour was late and the shops had closed, we sang on our walk home in the rain.',
  ],
  [
    'Because the wind turned during the night, the smoke did not reach the town, and the school could open.',
    'During the night the wind turned. The town was not reached by the smoke. As a result, the school could open.',
  ],
  [
    'Most metals expand when heated, while water expands when it freezes.',
    'On freezing, water expands; most metals do so when heat is applied to them.',
  ],
  [
    'The bakery sells about 300 rolls on weekdays and more than 500 on Saturdays.',
    'About 300 rolls leave the bakery on weekdays, and on Saturdays it is more than 500 that are sold.',
  ],
  [
    'Le magasin ferme à midi. Il ne rouvre pas avant 14 heures, sauf le samedi.',
    'À midi, le magasin ferme ses portes; sauf le samedi, on ne le rouvre pas avant 14 heures.',
  ],
  [
    'Der Zug kam nicht pünktlich an. Wir warteten 25 Minuten auf dem kalten Bahnsteig.',
    'Pünktlich war der Zug nicht. Auf dem kalten Bahnsteig mussten wir 25 Minuten lang warten.',
  ],
  [
    'El museo no abre los lunes. La entrada cuesta 8 euros para los adultos.',
    'Los lunes el museo no está abierto. Para los adultos, la entrada tiene un precio de 8 euros.',
  ],
  [
    'The hotel has 64 rooms, a pool and a garden. Breakfast is served from 7 to 10 in the hall.',
    'Besides its 64 rooms, the hotel boasts a garden and a pool, and the hall has breakfast ready from 7 to 10.',
  ],
  [
    'Sometimes the sensor reports a value below zero. The driver then sends the reading twice.',
    'A value below zero is sometimes reported by the sensor, in which case the driver transmits the reading twice.',
  ],
  [
    'The glass broke because it was still hot. Let it cool for at least ten minutes next time.',
    'Still hot, the glass broke. Next time allow at least ten minutes for it to cool.',
  ],
  [
    'Our cat is 14 years old and blind in one eye. She still catches mice in the barn.',
    'Aged 14, our cat sees with one eye only and is blind in the other, but mice in the barn are still caught by her.',
  ],
  [
    'The tower was built in 1889 for a fair and was meant to stand for only twenty years. Today nearly seven million people visit it every year, and few of them know that it was once hated by painters.',
    'Put up for a fair in 1889, the tower should have stood for twenty years only. Nearly seven million people now come to see it every year, few of whom are aware that painters once hated it.',
  ],
  [
    'Remote work saves time, but it can be lonely. Many employees miss the small talk in the corridor, and managers cannot always tell who is struggling.',
    'Time is saved by working remotely, yet loneliness may come with it. The small talk of the corridor is missed by many employees, and who is struggling is not always clear to managers.',
  ],
  [
    'My flight on 3 May was cancelled, and nobody at the desk could help me. I was given a voucher of 12 euros and waited for nine hours. I would like a refund of 340 euros.',
    'On 3 May my flight was cancelled and help was to be had from nobody at the desk. With a voucher of 12 euros I sat there for nine hours. What I ask for is a refund of 340 euros.',
  ],
  [
    'Vaccines train the immune system without causing the disease. Most side effects are mild and pass within two days.',
    'The immune system is trained by vaccines, without the disease being caused. Most of the side effects tend to be mild and are gone within two days.',
  ],
  [
    'The function returns null when no record is found. Callers should always test for this case before they use the result.',
    'When there is no record to be found, null is what the function returns; before using the result, callers should always check for that case.',
  ],
  [
    'We tested 24 samples at 5 °C and 24 samples at 35 °C. The warm samples spoiled after 2 days, the cold ones after 9 days.',
    'At 5 °C we tested 24 samples, and at 35 °C another 24 samples. While the warm ones were spoiled after 2 days, the cold samples lasted 9 days.',
  ],
  [
    'Do not trust every review that you read online. Some are paid for, and others are written by people who never bought the product.',
    'Not every review found online should be trusted: some have been paid for, and others come from people who never bought what they describe.',
  ],
  [
    'Grandfather planted the walnut tree when my mother was born. It has outlived him by forty years, and it still bears fruit each autumn.',
    'The walnut tree was planted by Grandfather at the birth of my mother. Forty years after his death it goes on bearing fruit each autumn.',
  ],
  [
    'Inflation fell to 2.1% in May. Food prices, however, were 4.8% higher than a year earlier, and rents rose by 3.5%.',
    'Inflation dropped to 2.1% in May, although food had become 4.8% dearer within a year and rents climbed by 3.5%; its prices are still higher.',
  ],
  [
    'The castle burned down in 1742 and was never rebuilt. All that remains is a wall of about 30 metres and a cellar.',
    'Never rebuilt after it burned down in 1742, the castle has left us a wall of about 30 metres and a cellar; that is all.',
  ],
  [
    'Children learn to speak by listening. They hear thousands of words before they say their first one, and they usually understand far more than they can say.',
    'It is by listening that children learn speech. Thousands of words reach them before a first one is spoken, and usually they grasp far more than they are able to say.',
  ],
  [
    'The warranty does not cover damage caused by water. Return the device within 24 months and include the receipt.',
    'Damage from water is not covered by the warranty. Within 24 months, send the device back together with its receipt.',
  ],
  [
    'Three of the five judges voted against the appeal. The other two wrote a joint opinion in which they called the law unfair.',
    'Against the appeal stood three of the five judges; in a joint opinion, the other two described the law as unfair.',
  ],
  [
    'If you cannot swim, stay in the shallow end. A lifeguard is on duty from 8 to 20, and dogs are not allowed.',
    'Anyone who cannot swim should keep to the shallow end. From 8 to 20 a lifeguard is present; dogs are not admitted.',
  ],
  [
    'Bees see colours that we cannot see. Many flowers carry patterns that only show in ultraviolet light and guide the insect to the nectar.',
    'There are colours visible to bees that we cannot see. Patterns on many flowers appear in ultraviolet light only, leading the insect towards the nectar.',
  ],
  [
    'The meeting was moved from Tuesday to Thursday because several members were ill. No decision has been taken so far.',
    'Because several members fell ill, the meeting has been shifted from Tuesday to Thursday. So far no decision was made.',
  ],
  [
    'It is often said that cats have nine lives. In truth, most falls from above the fifth floor end badly.',
    'Cats, it is often said, have nine lives. The truth is that most of their falls from above the fifth floor have a bad end.',
  ],
  [
    'She had not planned to stay, but the village charmed her. Ten years later she owned the only bookshop for 40 miles.',
    'To stay had not been her plan, but she fell for the village. After ten years, the only bookshop within 40 miles was hers.',
  ],
  [
    'Each volunteer works four hours a week. In return, they get free lunch and a discount of 20% in the shop.',
    'Four hours a week is what each volunteer gives. Lunch is free for them in return, and in the shop they get a discount of 20%.',
  ],
  [
    'The rocket weighs 2,900 tonnes at launch, and fuel accounts for more than 90% of that. Every kilogram of payload costs about 20 kg of fuel.',
    'At launch the rocket has a weight of 2,900 tonnes, more than 90% of it fuel. About 20 kg of fuel is needed for every kilogram of payload.',
  ],
];
