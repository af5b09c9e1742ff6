import type { ThingLines } from '../../../thing-lines.ts'
import type { PLACES_WORDS } from '#src/rules/sharks/things/places-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const PLACES_LINES: ThingLines<keyof typeof PLACES_WORDS> = {
  country_or_city: {
    says: [
      '{Thing}! Did you eat there? What did they give you? Start with the bread!',
      'Oh, the world, pal! I got it all on a shower curtain!',
      'My cousin Vito went overseas with one bag and came home with three and a rash!',
    ],
    asks: [
      "{Thing}? I'd go tomorrow! But who'd feed the Commissioner?",
      'I never been past Bari, pal, and that was one week, and I cried at both ends!',
    ],
  },
  us_place: {
    says: [
      "{Thing}! My cousin's there! One of them's bound to be, I got eleven!",
      'All that way? Did you stop for pie? They got pie out there, by the highway!',
      'I took a bus that direction once, pal! I got off in an hour, I missed my chair!',
    ],
    asks: [
      "{Thing}? Oh, I hear gorgeous things! I hear nobody yells! I wouldn't sleep!",
      "I'd go anyplace with a bakery, pal! No bakery, I send a card!",
    ],
  },
  city_spot: {
    says: [
      '{Thing}! My aunt took me when I was six! I got lost and a cop gave me a pretzel!',
      'I love that about this town, pal! You walk ten minutes, you smell ten dinners!',
      'Watch your pockets over there! My cousin Vito lost his on a Tuesday and his hat on a Wednesday!',
    ],
    asks: [
      '{Thing}? Oh, I get goosebumps! And then I need a sandwich!',
      "I love all of it, pal! I even like the pigeons, and they don't like me!",
    ],
  },
  nature_place: {
    says: [
      '{Thing}! Oh, beautiful! Did you bring a sandwich? You gotta bring a sandwich!',
      'I went out in nature once, pal! A bug looked at me and I went home!',
      "That's good for you! Look at your cheeks! You got air in you!",
    ],
    asks: [
      "{Thing}? I'd go if there's a bench! And a guy selling something by the bench!",
      "I like it from the car with the window down and my shoes off! That's plenty!",
    ],
  },
  vehicle: {
    says: [
      '{Thing}! Oh, can I honk something? I love a honk!',
      'My cousin had something like that, pal, it only turned left! He came home Thursdays!',
      "I drove the bread truck nine years and I never hit anything that didn't forgive me!",
    ],
    asks: [
      "{Thing}? I'd be scared, but I'd go! Open the window and hand me a sandwich!",
      "I like whatever stops near the bakery, pal! I'm an easy passenger!",
    ],
  },
  job: {
    says: [
      '{Thing}! My aunt wanted that for me, pal! She told the whole parish already!',
      "That's hard on the feet, huh? I can tell, you're standing on the sides!",
      "My cousin did that for a week! They still send him a card to say don't come back!",
    ],
    asks: [
      "{Thing}? God bless anybody who can! I couldn't, I'd cry and hug everybody!",
      "I respect anyone who gets up in the morning, pal! That's the hard part, the rest is lunch!",
    ],
  },
  school_thing: {
    says: [
      "{Thing}! Oh, my stomach! School! I still dream I'm late and I got no pants!",
      'I cleaned the erasers, pal! That was my whole career, and I was good at it!',
      "Vito copied off me, and that's how we both got left back! We had the same desk for three years!",
    ],
    asks: [
      '{Thing}? I liked lunch! And there was a nun who gave me gum!',
      'Oh, I was terrible at all of it, pal! But I brought cookies, so they passed me!',
    ],
  },
  war_or_army: {
    says: [
      '{Thing}! Oh, pal, my uncle was an army cook! Nine hundred eggs a day, he never ate one again!',
      "Sit. You want something warm? You don't have to tell me any more than you want!",
      'My aunt kept a candle in the window for every boy on the block! The curtains caught twice!',
    ],
    asks: [
      "{Thing}? I'm no good with shouting, pal! I'd surrender and ask what's for supper!",
      "I'd make it so they gotta eat together first! Nobody fights on a full stomach!",
    ],
  },
  church: {
    says: [
      '{Thing}! I was an altar boy, pal! I dropped the bell, I still hear it!',
      'You light a candle? Light one for me! And one for the sauce!',
      "Father Mike comes by for the cannoli, and he says I'm doing all right, mostly!",
    ],
    asks: [
      '{Thing}? Sure! I talk to the ceiling all day! Sometimes the lady upstairs answers!',
      'I got faith, pal! I got it in the kitchen, over the toaster, with a little bulb!',
    ],
  },
  holiday: {
    says: [
      "{Thing}! We put up the decorations in March, pal, my aunt can't wait!",
      "We're forty at the table and nine of them we don't know! They brought a ham!",
      "You got someplace to go? You don't sit alone, okay? There's always a chair, it's broken but there's a chair!",
    ],
    asks: [
      "{Thing}? My favorite! They're all my favorite! I need a bigger calendar!",
      'Any day with leftovers is a good day, pal!',
    ],
  },
  party_event: {
    says: [
      "{Thing}! And what did they serve? Start with the trays and don't leave anything out!",
      'I cry at all of them, pal! Happy ones, sad ones! I cried at a raffle!',
      'My cousin Vito caught the bouquet once! There was a fight, and he won!',
    ],
    asks: [
      "{Thing}? Me, I always go! I got the suit on already! I'm bringing cookies!",
      "I never say no when there's a table with a paper cloth, pal!",
    ],
  },
  law_place: {
    says: [
      "{Thing}! My heart! You want to sit in the pantry till it's over, pal?",
      "The sergeant's mother buys her rolls where we do! I'll say hello to her, real nice!",
      'My cousin had to explain something to a judge, and he cried so hard they adjourned!',
    ],
    asks: [
      '{Thing}? I get nervous if I see a crossing guard, pal! I put my hands up!',
      "They got a job to do! I wave, I bring a cake, I don't say anything!",
    ],
  },
  money_place: {
    says: [
      "{Thing}! Did you win? Don't tell me! Okay, tell me! No, I can't look!",
      "My cousin went in with his rent and came out with a free hat, pal! It's a nice hat!",
      'I stand on line and I get nervous and I give them my pen and I leave!',
    ],
    asks: [
      '{Thing}? I get so nervous, pal! I only go where they got sandwiches!',
      'I keep mine in a coffee can, pal! It never closed early and it never lost a horse!',
    ],
  },
  neighbour_or_stranger: {
    says: [
      "{Thing}! Aw! And did anybody eat? Everybody's hungry, that's what I find!",
      "I would've talked for an hour! I talk to anybody, pal, I missed my own stop in 1970!",
      'You meet the best people that way! My cousin met his wife in a flat tire!',
    ],
    asks: [
      '{Thing}? I always say hello first! Worst thing happens, you got somebody to eat with!',
      "I like everybody, pal! My aunt says it's a condition!",
    ],
  },
  shop_place: {
    says: [
      "{Thing}! Did you go in the back? The back's where they got the good stuff!",
      "I go in for one thing, pal, and I come out with eleven and somebody's phone number!",
      'I know a fella there! He slips me the broken cookies!',
    ],
    asks: [
      '{Thing}? Love it! They know me there! They hide the samples, but they know me!',
      "Anyplace that's got a bell on the door, I'm happy!",
    ],
  },
  crime: {
    says: [
      '{Thing}! In the neighborhood? Connie, lock the door! No, the other door!',
      "Was anybody hurt? That's the main thing! Sit, your hands are cold!",
      'My cousin got mixed up in a thing like that! He was only there for the sandwiches, honest!',
    ],
    asks: [
      "{Thing}? Oh, I don't have the stomach! I took a grape once in a store and I went back to pay!",
      "I don't like it, pal! Somebody always cries, and then they come here and I cry!",
    ],
  },
  weapon: {
    says: [
      "{Thing}! Not in the kitchen! There's gas on and an aunt!",
      "Pal, somebody's gonna lose an eye! You leave things like that outside with the umbrellas!",
      'The only thing I ever hit anybody with was a cannoli! It was full, I still feel bad!',
    ],
    asks: [
      '{Thing}? Oh, no, no! I faint! I fainted at the hardware store!',
      "I got a wooden spoon, and my aunt's got a bigger one! That's enough for one house!",
    ],
  },
  tool: {
    says: [
      '{Thing}! Careful, pal! I hit my thumb in 1969 and it still looks surprised!',
      'My cousin fixes everything with that and gum! The gum does most of it!',
      "You're handy! I'm not handy! I hung a shelf and the wall came with it!",
    ],
    asks: [
      "{Thing}? I wouldn't know which end, but I like the guys who do! They're always hungry!",
      'I got one wooden spoon and it does everything, pal! It opened a window once!',
    ],
  },
  machine: {
    says: [
      "{Thing}! Don't let my aunt near, pal! She talks to anything with a plug and it stops!",
      'You gotta hit it on the side! Not hard! Like a cousin!',
      'We got one with a fork stuck in it since Easter, and it works better!',
    ],
    asks: [
      "{Thing}? A miracle! I don't understand anything with a plug, I just say thank you to it!",
      'If it makes toast, I love it! If it beeps, I hide in the pantry!',
    ],
  },
}
