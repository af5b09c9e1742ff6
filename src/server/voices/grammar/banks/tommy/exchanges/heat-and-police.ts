import type { HEAT_AND_POLICE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/heat-and-police.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Heat, police stops, raids and bribes. */
export const HEAT_AND_POLICE_LINES: ThemeLines<typeof HEAT_AND_POLICE_EXCHANGES> = {
  cops_on_block: [
    [
      "On your block? Oh, I don't like it! Come in the back way, pal, and don't carry anything today!",
      "Maybe they're just hungry! Cousin Vito says half the time it's just about parking! Still, stay light!",
      'You stay small, you ride somewhere quiet, you let them get bored! The Bronx has hardly any!',
    ],
    ["They're still there? I'm baking! Nobody arrests anybody with a mouthful!"],
  ],
  safest_borough: [
    [
      "The Bronx, pal! Hardly any cops! Staten Island too, they're all home with their feet up!",
      "Not Manhattan! There's a badge on every corner! Bronx is quiet that way, and the bread's good!",
      'My cousin Vito wears a badge and even he never goes to the Bronx! Spread it around, any place gets hot if you sell a lot!',
    ],
    ["Bronx, like I said! Just don't sell everything there at once, pal!"],
  ],
  what_is_heat: [
    [
      "Heat's when the cops start waving at you, pal! The more you sell in a place, the more they wave!",
      "It's not the weather! You sell, the police get curious! You go to another borough, they find another hobby!",
      "Every borough's got its own heat! A big sale makes it big! Ride someplace else and it cools like soup on the sill!",
    ],
    ["Heat's cops, pal! Sell small, ride away, it cools, like I said!"],
  ],
  heat_is_high: [
    [
      "Oh no, pal! Don't go there with the bag full! Ride around the other boroughs a while, it comes down by itself!",
      "You're not cooked! You're just warm! Sell someplace else, do a job across town, the cops forget fast!",
    ],
    ['Still hot? Keep riding, pal! Every move away from there helps!'],
  ],
  bribe_cop: [
    [
      "They always take it, pal! You pay, he smiles, the heat goes down! My cousin Vito says it's for the picnic!",
      'Paying always works! But the richer and hotter you are, the bigger the picnic gets!',
      'You can, when he stops you! Only have enough on you, or he helps himself to the boxes too!',
    ],
    ["Sure they take it! There's a lot of picnics in this city, pal!"],
  ],
  cops_take: [
    [
      "Only a part, pal! If you pay, it's money! If you run and he's faster, some goods! Never everything, even cops got mothers!",
      "It's up to you! Talk nice and maybe nothing! Fight and lose, they take from both pockets!",
      "They leave you some! You run and they catch you, a bit of each good's gone! Pay and they don't touch the boxes!",
    ],
    ['Just a part, pal! Nobody ever lost it all to one cop!'],
  ],
  cop_stop_choice: [
    [
      "Pay him, pal! It always works and he even cools down! Don't fight, I can't look!",
      "If people respect you, talk nice! If there's not many cops around, you could run! But paying's the sure thing!",
      'It shows the odds right there, look at them first! My cousin fought one, he got a limp and a nickname!',
    ],
    ["Pay or talk, pal! Please don't fight, my stomach!"],
  ],
  heat_wait: [
    [
      "It doesn't go by itself, pal! You gotta spend moves someplace else, and each one cools it a bit!",
      "Waiting won't do it! Ride somewhere, do a job there, and the cops back here forget a little every time!",
    ],
    ["Ride around, pal! The chair doesn't cool anything but soup!"],
  ],
  cop_car_outside: [
    [
      "Don't run, pal! Walk like you forgot the bread! I'll bring them a coffee, they like me!",
      "Oh boy! Put the bag down and smile! If it's my cousin Vito he'll want a plate, not you!",
      "Sit, sit, they'll get hungry and leave! Maybe don't sell around there for a while!",
    ],
    ['They still out there? Poor fellas, they must be starving!'],
  ],
  where_police_stop: [
    [
      'Only when you come into a borough where they know you, pal! Or if you hang around selling! At home you can sleep!',
      "Nobody knocks! They stand by the train, and only if you're hot there! Cold people walk right by!",
      'They stop you on arrival, or when you sell twice in one stay! My cousin Vito says the rest is paperwork!',
    ],
    ["Not at home, pal! At the train, when you're hot!"],
  ],
  raid_rumor: [
    [
      "A raid? My cousin Vito didn't say, and he says everything! Carry a small bag anyway, and smile!",
      "Oh, don't tell me that, I got a weak stomach! If it happens it's on the wire, pal, and somebody's price jumps!",
      "Everybody always heard something! The cops go where it's hot, so if you sold a lot there, go sell someplace else a while!",
    ],
    ['No raid I know of, still! Mrs. Russo heard one, but it was the dishwasher!'],
  ],
  if_cops_ask: [
    [
      "Tell 'em I'm the fella with the meatballs! It's true! Everybody says that and they come by hungry!",
      "You don't gotta lie, pal! You say you were eating! Nobody ever arrested anybody for eating!",
      "My cousin Vito won't ask! And if another one asks, you talk about my aunt till he goes away, it works!",
    ],
    ["Still worried they'll ask? Have a mint, stay calm, say 'soup'!"],
  ],
  cops_took_it: [
    [
      'Oh no! All that stuff you carried! Sit, eat, then ride someplace quiet till they forget your face!',
      "My cousin Vito's on the force, I'll yell at him! It won't help, but I'll yell!",
      "That hurts, pal! Next time pay the man, it always works, and don't sell so much on one corner!",
    ],
    ["They took it again? I'm gonna send Vito back the scarf!"],
  ],
  knows_a_bribe: [
    [
      'Oh, a little present for a nice man! My aunt does that with the super! Cookies! He fixed the boiler!',
      "You know somebody like that? I don't wanna hear it, pal, I blush! But bring him something good!",
      'A watch? Bring him a ham! Nobody ever got arrested over a ham!',
    ],
    ['That fella again! Did he like the ham?'],
  ],
}
