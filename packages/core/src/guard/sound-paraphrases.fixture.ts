/** More of the same: texts with modals, comparisons, quotations, links and code, and sound versions of them. */
export const sound: [string, string][] = [
  [
    'Visitors must leave their bags at the desk. They may take photos in the hall, but flash is not allowed.',
    'Bags have to be left at the desk by all who visit. Photos may be taken in the hall, though not with a flash.',
  ],
  [
    'You should back up the disk before you install the update. The process may take 40 minutes.',
    'Back up the disk before the update is installed, as you should in any case. It may take 40 minutes to complete.',
  ],
  [
    'Prices rose by 6 % in March and fell by 2 % in April. Analysts expect a higher figure for May.',
    'After prices rose 6 % in March, they fell 2 % in April. For May, a higher figure is what analysts expect.',
  ],
  [
    'The new engine is lighter than the old one, and it uses less fuel at high speed.',
    'Lighter than its predecessor, the new engine also needs less fuel when the speed is high.',
  ],
  [
    '"We will open on Monday," the owner said. She must still hire a cook.',
    'The owner said: "We will open on Monday," although a cook must still be hired by her.',
  ],
  [
    'Run `git fetch` first. You must not call `git reset` while the server is busy.',
    'Begin with `git fetch`. As long as the server is busy, `git reset` must not be called.',
  ],
  [
    'See https://docs.example.org/setup for details. The guide should answer most questions.',
    'Details are at https://docs.example.org/setup, a guide that should answer most questions.',
  ],
  [
    'The tower is taller than the church but older than the bridge.',
    'Though taller than the church, the tower is older than the bridge as well.',
  ],
  [
    'Nurses can swap shifts with a colleague. They must tell the ward 24 hours ahead.',
    'Shifts can be swapped between colleagues on the nursing staff, who must let the ward know 24 hours ahead.',
  ],
  [
    'The harvest was better than last year, because the rain came earlier.',
    'Thanks to rain that came earlier, this harvest was better than that of last year.',
  ],
  [
    'Call `parse(x)` before `render(y)`, or the page will stay empty.',
    'Unless `parse(x)` is called before `render(y)`, an empty page will be the result.',
  ],
  [
    'Applicants must be at least 18 years old. They should send a letter and may add a portfolio.',
    'A minimum age of 18 years is something applicants must have. A letter should be sent; a portfolio may be added.',
  ],
  [
    'The lake has shrunk since 1990, and its water is warmer than before.',
    'Since 1990 the lake has been shrinking, and warmer water fills it than before.',
  ],
  [
    'He wrote "the bill is unfair" on the board. Nobody erased it until noon.',
    'On the board he put the words "the bill is unfair", and nobody wiped them off until noon.',
  ],
  [
    'Write to press@example.org if you need a copy. We will reply within 2 days.',
    'Anyone in need of a copy can write to press@example.org, and we will answer within 2 days.',
  ],
  [
    'Sales increased in the north and decreased in the south. The firm will close one office.',
    'While sales in the south decreased, they increased in the north. One office will be closed by the firm.',
  ],
  [
    'The second test was harder than the first, but more students passed it.',
    'Harder though it was than the first, the second test was passed by more students.',
  ],
  [
    'The committee may reject the plan. It must publish its reasons at https://city.example/plan within a week.',
    'Rejecting the plan is something the committee may do; its reasons must be published at https://city.example/plan within a week.',
  ],
  [
    'Set `max_size` to 64 and restart the service. Memory use should drop.',
    'Once `max_size` has been put at 64, restart the service; its memory use should drop.',
  ],
  [
    'The old route is longer but safer. Drivers should take it in winter.',
    'Although longer, the old route is safer, so in winter it should be the choice of drivers.',
  ],
  [
    '"Trust the process," Coach Rivera told the team. They won 3 of the next 5 games.',
    'Coach Rivera had this for the team: "Trust the process," and of the next 5 games it won 3.',
  ],
  [
    'The medicine can cause headaches. Patients must not drive for 6 hours after they take it.',
    'Headaches can result from this medicine. For 6 hours after taking it, patients must not drive.',
  ],
  [
    'The report at https://stats.example/q2 shows that wages grew faster than rents.',
    'Wages grew faster than rents, as the report at https://stats.example/q2 shows.',
  ],
  [
    'Use `npm ci` in the pipeline; `npm install` may change the lock file.',
    'The pipeline is the place for `npm ci`, since the lock file may be changed by `npm install`.',
  ],
  [
    'Tickets will cost more from June. Students can still buy them for 9 euros.',
    'From June on, more will be charged for tickets, yet students can still get theirs for 9 euros.',
  ],
  [
    'The bridge must carry heavier trucks, so the city will replace its 4 oldest beams.',
    'Because heavier trucks must be carried by the bridge, its 4 oldest beams will be replaced by the city.',
  ],
  [
    'You can borrow up to 5 books. You must return them before the end of term.',
    'Up to 5 books can be borrowed at a time, and they must be back before term ends.',
  ],
  [
    'The sign said "closed for repairs", but the door was open and warmer air came out.',
    'Though "closed for repairs" was what the sign said, the door stood open, letting warmer air out.',
  ],
  [
    'Open www.example.net/help and choose a topic. The page should load within 3 seconds.',
    'Choose a topic after opening www.example.net/help, a page that should load in 3 seconds.',
  ],
  [
    'The team must finish before Friday. It could ask for help, but it will not get more money.',
    'Before Friday the team must be done. Help could be asked for, yet more money it will not get.',
  ],
  [
    'Rice needs more water than wheat. In dry years farmers may plant less of it.',
    'More water is needed for rice than for wheat, and in dry years less of it may be planted by farmers.',
  ],
  [
    'Mail help@shop.example with the order number. A refund can take 10 days.',
    'A message with the order number to help@shop.example is enough, though a refund can take 10 days.',
  ],
  [
    'The function `loadAll()` is slower than `loadOne()`, because it reads every row.',
    'Since every row is read by `loadAll()`, it is slower than `loadOne()`.',
  ],
  [
    'The judge said "the contract stands". The buyer must pay within 30 days.',
    'In the words of the judge, "the contract stands", and within 30 days the buyer must pay.',
  ],
  [
    'Cats sleep longer than dogs. An older cat may sleep 18 hours a day.',
    'Sleep lasts longer for cats than it does for dogs, and 18 hours a day may be the share of an older cat.',
  ],
  [
    'See [the manual](https://cam.example/m.pdf) before you clean the lens. You should never use soap.',
    'Before cleaning the lens, look into [the manual](https://cam.example/m.pdf). Soap is a thing you should never use.',
  ],
  [
    'The wind will get stronger after noon, so boats should return before 11:00.',
    'Boats should be back before 11:00, as a stronger wind will blow after noon.',
  ],
  [
    'If `count` is lower than 10, the job will stop. You can restart it with `make run`.',
    'The job will stop whenever `count` is lower than 10, and `make run` can start it again.',
  ],
  [
    'The poster read "no entry after dark", yet visitors may still walk there at dusk.',
    'Though "no entry after dark" was printed on the poster, at dusk it may still be walked by visitors.',
  ],
  [
    'My aunt likes to say "rain before seven, fine by eleven". It is true more often than one would think.',
    'One saying my aunt is fond of is "rain before seven, fine by eleven", and often it holds more than one would think.',
  ],
  [
    'The editor called the essay "a brave failure of nerve". She will print it anyway.',
    'In print the essay will appear anyway, even though the editor called it "a brave failure of nerve".',
  ],
];
