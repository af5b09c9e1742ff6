import type { CREW_AND_BOSS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/crew-and-boss.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The big boss, the crew and how to get into it. */
export const CREW_AND_BOSS_LINES: ThemeLines<typeof CREW_AND_BOSS_EXCHANGES> = {
  wants_to_learn: [
    [
      'You want to learn from me? Nobody ever asked! Rule one, never trade hungry! Rule two, look at two prices!',
      "Oh, pal, come to the kitchen! You learn the sauce, you learn the business: low fire, don't rush, taste a lot!",
      "I'll teach you what my aunt taught me! Bring it back on the day and say thank you! The rest is trains!",
      "Me, teach? I'd be honored! Lesson one, taste everything! Lesson two, write it down! Lesson three is my aunt!",
      "I only know two things, pal, the sauce and the can! For the market, read the board, and go where they're short!",
      'You want to be like me? Start with the stretchy pants!',
    ],
    ["Lesson's the same, pal! Low fire, don't rush!", 'My best student! Did you taste everything?'],
  ],
  go_partners: [
    [
      "Partners! I'd love it, pal! But my aunt says the can only lends, it doesn't dream! You borrow, you keep everything you make on top!",
      "You and me, a sign over the door! No, no, she'd kill me! I lend and you keep the whole profit, that's better than half!",
      'I was partners with my cousin once, pretzels! We ate the stock! So now I only lend!',
      "Partners! I'm touched, pal! But every time I went partners, there was a boat and then there was no boat!",
      "I'd love it! My aunt wouldn't! She says one mouth on the spoon! But we can be partners at supper!",
      "You got the ideas, pal, and I got the soup! That's as far as Connie lets me go into business!",
    ],
    [
      "I'd still love to, pal! And my aunt still says no!",
      'You still want me! I told my aunt, she laughed till she sat down!',
    ],
  ],
  boss_exists: [
    [
      "Shh! He's real, he ate here! He finished the plate and he said 'good', I had it framed!",
      "Sure he is! He's up in the Bronx with a garden! I send cookies, the box comes back empty and clean!",
      "He's real, pal! I shook so hard I salted the soup three times! He ate it anyway, that's how scary!",
    ],
    ["I saw him, I swear on the cat! Don't make me say it louder!"],
  ],
  boss_successor: [
    [
      "Don't say that! He's healthy, he eats tomatoes! Touch wood! Not that one, that's the cat!",
      "Aunt Connie should get it! She'd have the whole city fed and home by nine!",
      "Not me, pal! I couldn't sit still in the big chair, I'd get up to check the oven!",
    ],
    ["That again? I'm lighting a candle for him, two now, one's for you!"],
  ],
  work_for_me: [
    [
      "You'd hire me? What's lunch like? No, no, I can't, pal, who'd feed this bunch?",
      "Sell the can? It was my grandmother's can! It'd be like selling the cat!",
      "I had one boss in my life and I cried when he yelled! I'm better here! But thank you!",
    ],
    ["You still want me? Ask my aunt, she'd make me come home for supper!"],
  ],
  bring_customers: [
    [
      "Bring everybody! They get soup! You get soup! But there's no cut, pal, my aunt cuts only cake!",
      "Your friend's got to come himself! I have to see if he's eating! I can't lend through somebody!",
      "Nobody passes money to anybody here, everybody's got their own can! But send him over, I like him already!",
    ],
    ["Is your friend coming or not? I made extra, and he's not even late yet!"],
  ],
  who_is_boss: [
    [
      'The Big Boss? Very old, very quiet, likes tomatoes! When he walks in, even Aunt Connie stops stirring!',
      "He's the one on top, pal! He hardly talks! I brought him cannoli once, he nodded, I was happy a week!",
      'You need a good name to sit with him! He lends without a share, and then you run his errands! Me, I only ask you to eat!',
      'The Big Boss? He sits above all of us, pal! Very quiet, very polite, and you need a wonderful reputation before he asks you in!',
      "He's the one even Vinnie whispers about! He lends big, and you do errands for it! I'd stay for dessert with me first!",
    ],
    [
      "Still him, pal! Tomatoes, black coat, few words! Don't tell him I described the coat!",
      "It's still him, pal! Up there! Don't say it so loud!",
    ],
  ],
  how_many_men: [
    [
      "Me, Aunt Connie, eleven cousins and a cat! The cat's the only one who shows up on time!",
      "It's a family shop, pal! One cousin drives, one lifts, one eats! I can't fire him, he's so good at it!",
      "How many? At lunch about fourteen! When there's work, me!",
    ],
    ['Still the family! One cousin got a cold, so one less, and twice the soup!'],
  ],
  join_crew: [
    [
      "Join us? You sat at the table, you ate, that's it, you're in! There's no pay, but there's soup!",
      "We got no gang, pal, we got a kitchen! But I'll show you where the spoons are, that's how it starts!",
      "My crew's my cousins, and half of 'em I'd trade! Be on time with everybody, and they'll all want you!",
    ],
    ["You're already one of us, pal! Go dry some dishes!"],
  ],
  work_for_boss: [
    [
      "He only sits with a very good name, pal! You pay everybody on the day, it climbs, and one day the door's open!",
      'The Boss gives errands when you hold his money! One borough a day, he says which! You need a shiny name first!',
      "Oh, him you can't just visit! I went with a cake and I waited till it was stale! Reputation, pal, that's his doorbell!",
      "The Boss! He's up there over everybody! You pay back on time, your name goes up, and then he pours you coffee!",
      'He only lends to folks with a really good name, pal! Start with us little ones and bring it back on the day!',
      "I met him twice, I said nothing both times! Get your reputation way up, and he'll know who you are!",
    ],
    [
      'The name first, then the Boss! Same as before! But you can practice the nod with me!',
      'You still want to meet him? Same road, pal! Pay on time, and comb your hair!',
    ],
  ],
  watch_my_back: [
    [
      "Just the police, pal, and only where you sold too much! And don't be late with anybody, the collectors don't even wipe their feet!",
      "Nobody's mean out there! The cops get nosy when you're hot, that's all! And Vinnie when it's his Friday!",
      "Watch the heat, and watch the day your loan is due! I watch the cat, he's a thief!",
    ],
    ["Still the cops and the clock, pal! I'd walk with you but I got bread in!"],
  ],
  who_runs_docks: [
    [
      'Around here? My aunt, pal! From the bakery to the corner! Everything else, ask the Boss!',
      "Oh, the big things, that's all the Boss! I only run the kitchen, and not even that!",
      "Who's in charge? Everybody says he is, and then the Boss coughs! Then nobody says it!",
    ],
    ["It's still the Boss, pal! And in the kitchen it's still Connie!"],
  ],
  real_gangster: [
    [
      "Me, a gangster? I cry at weddings! I lend a little from a coffee can, that's all!",
      "Mafia! Shh, my aunt hates that word! I'm a fella with a kitchen who helps out!",
      "A crook? Pal, I return shopping carts! I just don't have a bank's sign, that's the difference!",
      "Mafia? Me? I got eleven cousins and they can't agree on a pizza!",
      "The only family I'm with is the one in the kitchen! We got one boss and she's got a ladle!",
      "Oh, pal, not so loud! We're a neighborhood thing! With soup!",
    ],
    [
      "Still no gangster! Look at me, I've got an apron on!",
      'You asked that already! Ask me about the soup instead!',
    ],
  ],
}
