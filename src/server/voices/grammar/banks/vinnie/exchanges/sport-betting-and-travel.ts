import type { SPORT_BETTING_AND_TRAVEL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sport-betting-and-travel.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Sport, betting, games, holidays and other free time. */
export const SPORT_BETTING_AND_TRAVEL_LINES: ThemeLines<typeof SPORT_BETTING_AND_TRAVEL_EXCHANGES> =
  {
    yankees_or_mets: [
      [
        'Yankees. By the line only. I never seen a whole game, I only seen what guys lost on it.',
        "The Yankees. I don't clap. I count.",
        'Team? My team is whoever the other guy bet against.',
      ],
      ["Still the Yankees. Ask me in October and I'll still be countin', not clappin'."],
    ],
    watching_the_game: [
      [
        "I don't watch. Somebody calls me with the number when it's over. That's the part I like.",
        "Watch it, enjoy it, don't bet it. And if you bet it, don't tell me who holds the paper.",
        "Tonight I'm at the counter. They got a set. I watch the guys who bet.",
      ],
      ["I told you, I wait for the score. It comes by phone, it don't need chips."],
    ],
    training_sport: [
      [
        "All that sweat and nobody's even chasin' you. Save somethin' for when they do.",
        'Good. Stay in shape. I like a guy who can make it to the counter on the day.',
        "My sport's stairs. I go up, the other guy comes down.",
      ],
      ["Still at it? You'll be the healthiest guy in the notebook."],
    ],
    band_show: [
      [
        "I don't go out. I come by. You don't want me comin' by.",
        'Is there a back wall and a seat against it? No? Then break a leg without me.',
        "Friday I work. Every day I work. But I'll ask who's at the door and what he takes in.",
      ],
      ["I said I ain't comin'. Play loud, I got a guy two blocks off, he'll tell me."],
    ],
    lost_match: [
      [
        "Somebody's gotta lose. I make a livin' off him. Shake hands, go home.",
        "That bad, huh. Did you bet on yourself? No? Then it cost you nothin'.",
        "You lost. You showed up, you lost, you didn't hide. I know guys can't do two of them.",
      ],
      ["Lost again? I'm startin' to like the other side's odds."],
    ],
    dream_of_leaving: [
      [
        "Everybody's leavin'. Nobody leaves. They get as far as the bridge and they miss the noise.",
        "Enough? There ain't no enough. I been countin' thirty years, I never hit it.",
        "Go. Pay first. Then go. I like a postcard when it's paid for.",
      ],
      ["Still packin'? I seen guys die with the suitcase by the door."],
    ],
    vacation_plan: [
      [
        "Vacation. Send me a card. With a return address, so I don't gotta look.",
        'I had a day off once. I counted waves. Came up with a number. Went home.',
      ],
      ["You ain't left yet? You talk about that trip more than guys take one."],
    ],
    in_a_band: [
      [
        'A musician. So you got no money and a van. I could use the van.',
        'You play, they clap, they go home. Get paid before the first note. Nobody pays after.',
        "Do you know any Sinatra? Then don't play near my stool.",
      ],
      ['The music again. Loud guys are easy to find. I like that.'],
    ],
    i_play_sport: [
      [
        'You run? Good. Run here, on the day. Then you can run wherever you like.',
        "Me, I keep one knee for sittin' and one for complainin'. You be the athlete.",
        "All that sweat, and nobody pays you. That's a hobby. I tried one. It hurt.",
      ],
      ["Still keepin' in shape? You'll look terrific comin' through my door on time."],
    ],
    see_the_world: [
      [
        'You got a dream, it costs money. Funny how they all do. So go make some.',
        "The world's big. I seen a map. I got guys on most of it.",
      ],
      ["Still here, still dreamin'. The tunnel to Jersey's a start."],
    ],
    who_wins_game: [
      [
        "I don't take bets, I take the guys who lost 'em. Saves me watchin' the game.",
        "Who wins? The guy holdin' the envelopes. Every year. He's never even played.",
        "I had a horse once. He's still runnin'. Ask Nicky who he likes, then do the opposite.",
      ],
      ["You still wanna bet? You're already in my notebook, how much luck you need?"],
    ],
    who_wins_fight: [
      [
        "Whoever's got the bat. I never seen a muscle yet that argued with a bat.",
        "Neither. I'd wait till they're both tired, then I'd send the bill.",
        "In a real fight the winner's the guy who ain't there. He's in the car, with the radio. That's me.",
      ],
      ['You still wanna see somebody hit somebody? Stick around till a Friday.'],
    ],
    board_game: [
      [
        "I don't play games. I sit by games and I hold the coats.",
        'Cards? Last guy who dealt me in, he walks like a duck now. He won, too.',
        'You wanna play, play the market. You got pieces, I got the board, the Boss got the table.',
        "I only play one game. I hold the money, you run. You're already in it.",
        'I quit games when a guy ate the dice.',
        'Nah. I win, you cry. I lose, you still cry, only slower.',
      ],
      [
        "Still wanna play? We are. You're losin'.",
        'Still wanna play? Play the market. It cheats, too.',
      ],
    ],
    you_gamble: [
      [
        "I don't bet. I lend to guys who bet. That's the same horse, only I own it.",
        "Luck's what a guy calls it before he comes to see me. I never needed the stuff.",
        'I put my money on people. They run slower than horses, but I know where they live.',
      ],
      ["Still no bettin'. I sit where the losers come out. Best seat there is."],
    ],
    lost_a_bet: [
      [
        "You bet and you lost. That's the other guy's plan workin' exactly right.",
        "Bettin's borrowin' from a guy who don't lend. At least I let you hold it a while.",
        "Every loser's got a ticket he shoulda tore up. Frame yours.",
      ],
      ["Still cryin' over that bet? The bookie ain't. He bought a boat."],
    ],
    takes_bets: [
      [
        "I don't book. A bookie needs guys who feel lucky. I need guys who feel short.",
        "Bets? Nah. You lose to the book, you come here. I'm the room after that room.",
        'No action here. You wanna gamble, carry a load past a cop.',
      ],
      ["Still no bets. The only horse in here is you, and you're slow."],
    ],
    lottery: [
      [
        "Gamblin', huh? I love gamblers. They always come back to me, walkin'.",
        "The house wins. Then me. You're third, on a good night.",
        'You feel lucky? Good. Luck pays me in cash, like everybody.',
        "You won somethin'. Don't tell nobody. You just told me, so you already blew it.",
        "Luck's a visitor. Put it to work before it sees your place and leaves.",
        "Good for you. First guy who wins and don't lose it back by Friday, I'll frame him.",
        "Lottery's the state's numbers game. They got nicer paper and worse odds than my cousin.",
        "You win, I hear it before you do. I'll be the guy holdin' your coat.",
        "Numbers? I got one. It's on your slip. That one comes up every time.",
        "Lottery. That's when the state does what they locked my uncle up for.",
        "You win, I never met you. You lose, here's the stool. That's the lottery.",
      ],
      [
        "Still playin' numbers? I got a number for you, it's on a slip.",
        'You told me you won. You spend it yet? Everybody spends it.',
        'Still on that ticket? Wipe your shoes with it.',
        "The ticket again? Rip it up, it's lighter.",
      ],
    ],
  }
