"""The parts of push: the encryption as RFC 8291 has it, whom the server speaks to, who tells, how often."""

import asyncio
import datetime as dt
import ipaddress
import socket
import ssl
import time
from contextlib import asynccontextmanager

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.people import PeopleStore
from tafelrunde.server.archive.tables import StoredEntry, Summary, TableStore
from tafelrunde.server.clock import now
from tafelrunde.server.cluster.messages import Here
from tafelrunde.server.people.registry import PersonRegistry, digest
from tafelrunde.server.push import delivery
from tafelrunde.server.push.encryption import encrypt
from tafelrunde.server.push.service import AT_ONCE, PushService
from tafelrunde.server.push.vapid import VapidSigner, new_key
from tafelrunde.server.wire import client
from tafelrunde.server.wire.push import Notice, PushKeys, Subscription
from tafelrunde.server.wire.rest import Person
from tests.server.push_service import CURVE, Browser, LocalPushServer, base64url, from_base64url, vapid_of
from tests.server.test_inside import ADA, FESTIVAL, registries

NOTICE = Notice("turn", "a-table", "festival", ["Ben"])


def private(text):
    return ec.derive_private_key(int.from_bytes(from_base64url(text), "big"), CURVE)


def test_the_example_of_the_standard():
    """RFC 8291, section 5 and appendix A: the same keys and salt give the same bytes, and the browser opens them."""
    browser = Browser(
        key=private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), secret=from_base64url("BTBZMqHH6r4Tts7J_aSIgg")
    )
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        browser.point,
        browser.secret,
        ephemeral=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.open(sealed) == b"When I grow up, I want to be a watermelon"


def test_no_two_messages_are_sealed_alike():
    """Each has a key and a salt of its own."""
    browser = Browser()
    one, two = (encrypt(b"hello", browser.point, browser.secret) for _ in range(2))
    assert one[:16] != two[:16]
    assert one[21:86] != two[21:86]
    assert browser.open(one) == browser.open(two) == b"hello"


def test_push_services_are_told_whom_to_turn_to():
    """The address that people type, if it is one that the standard allows."""
    authorisation = VapidSigner(new_key(), "https://play.example.org").authorisation(
        "https://push.example.org/x", now()
    )
    told, _ = vapid_of(authorisation, "https://push.example.org")
    assert told["sub"] == "https://play.example.org"


@pytest.mark.parametrize(
    ("place", "public"),
    [
        ("8.8.8.8", True),
        ("2600::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("192.168.0.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::1", False),
        ("::ffff:8.8.8.8", True),
        ("::10.0.0.1", False),
        ("::7f00:1", False),
        ("::8.8.8.8", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::10.0.0.1", False),
        ("64:ff9b::169.254.169.254", False),
        ("64:ff9b::8.8.8.8", True),
        ("64:ff9b:1::8.8.8.8", False),
        ("fec0::1", False),
    ],
)
def test_only_public_addresses_are_spoken_to(place, public):
    assert delivery.is_public(place) is public


@pytest.mark.parametrize("places", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], []])
def test_a_name_that_leads_inside_is_not_followed(monkeypatch, places):
    """However the name is spelt; one private address among others is enough."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(delivery.Unreachable):
        asyncio.run(delivery.post("https://push.example.org/x", {}, b"", ()))


def test_nobody_is_followed_elsewhere():
    """A push service that sends us on has failed."""
    with LocalPushServer() as service:
        service.answers["/x"] = 307
        assert asyncio.run(delivery.post(f"{service.address}/x", {}, b"hello", ("127.0.0.1",))) == 307
        assert [body for _, _, body in service.received] == [b"hello"]


def test_a_certificate_must_hold(tmp_path, monkeypatch):
    """Over HTTPS the push service must be who it says it is."""
    file = certificate(tmp_path)
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(file)
    with LocalPushServer(shown) as service:
        with pytest.raises(ssl.SSLCertVerificationError):
            asyncio.run(delivery.post(f"{service.address}/x", {}, b"hello", ("127.0.0.1",)))
        assert service.received == []
        monkeypatch.setattr(delivery, "_trust", lambda: ssl.create_default_context(cafile=str(file)))
        assert asyncio.run(delivery.post(f"{service.address}/x?y=1", {}, b"hello", ("127.0.0.1",))) == 201
        assert service.received[0][0] == "/x?y=1"


def certificate(folder):
    """A certificate for this machine, signed by itself, with its key."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    today = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today)
        .not_valid_after(today + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / "push.pem"
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(Encoding.PEM)
    )
    return file


@asynccontextmanager
async def push_services(address, count=2):
    """The push_services of some processes on one database, with somebody who has a table there."""
    databases = [Database(address) for _ in range(count)]
    try:
        for database in databases:
            await database.open()
        found = [PushService(each, after=0, private_hosts=("127.0.0.1",), contact=None) for each in databases]
        person, token = await PersonRegistry(PeopleStore(databases[0])).create("Ada")
        for name in ("a-table", "another"):
            await open_table(databases[0], name)
        yield found, person, digest(token)
    finally:
        for database in databases:
            await database.close()


async def open_table(database, name):
    await TableStore(database).open(name, b"", [StoredEntry(1, now(), b"")], Summary(False, "playing", "ada", b""))


def wanted(browser):
    return Subscription(browser.endpoint, PushKeys(base64url(browser.point), base64url(browser.secret)), "en")


def test_several_processes_tell_once_and_with_one_key(an_address):
    """Whoever is first makes the key, and whoever is first tells; a turn that is past is told by nobody."""

    async def tell():
        with LocalPushServer() as service:
            async with push_services(an_address()) as (found, person, device):
                keys = await asyncio.gather(*(each.key() for each in found))
                assert len(set(keys)) == 1
                browser = service.browser()
                await found[0].subscribe(device, wanted(browser))
                for table, turn in (("a-table", 7), ("another", 7), ("a-table", 6), ("a-table", 8)):
                    for each in found:
                        each.send(table, turn, {person.person: NOTICE})
                    await asyncio.gather(*(each.close() for each in found))
                assert len(service.told(browser)) == 3

    asyncio.run(tell())


def test_nobody_is_told_too_often(an_address):
    """Whatever happens at their tables."""

    async def tell():
        with LocalPushServer() as service:
            async with push_services(an_address(), 1) as ((one,), person, device):
                browser = service.browser()
                await one.subscribe(device, wanted(browser))
                for turn in range(AT_ONCE + 5):
                    one.send("a-table", turn, {person.person: NOTICE})
                    await one.close()
                assert len(service.told(browser)) == AT_ONCE

    asyncio.run(tell())


class Ears:
    """A push service that only records."""

    after = 0.0

    def __init__(self):
        self.told = []

    def send(self, table, turn, notices):
        self.told.append((turn, notices))


async def play_for(live, person):
    """Make any move whenever it is a person's turn, to the end."""
    async with asyncio.timeout(60):
        while live.table.phase != "over":
            await asyncio.sleep(0.01)
            table = live.table
            if table.match is not None and table.match.to_move == table.seat_of(person.person):
                move = str(table.match.legal[0])
                await live.execute(person, client.Play(id="p", turn=table.turn, move=move))
    async with live.lock:
        assert live.table.phase == "over"  # and that is written down


@pytest.mark.parametrize("watching", [True, False])
def test_only_the_end_that_one_did_not_see_is_told(tmp_path, watching):
    """Nor is it told again when somebody looks at an old table."""

    async def play():
        async with registries(tmp_path, 2) as (one, two):
            one.push, two.push = Ears(), Ears()
            name = await one.open(ADA, FESTIVAL)
            live = await one.table(name)
            live.audience.update_process(Here("another process", ["ada"] if watching else [None]))
            await live.execute(ADA, client.Start(id="s"))
            await play_for(live, ADA)
            live.audience.update_process(Here("another process", []))
            await two.table(name)
            await asyncio.sleep(0.2)
            ends = [notices["ada"].kind for _, notices in one.push.told if notices["ada"].kind == "over"]
            assert ends == ([] if watching else ["over"])
            assert two.push.told == []

    asyncio.run(play())


async def turn_of(live, person):
    """Wait until it is a person's turn; returns its number."""
    async with asyncio.timeout(60):
        while live.table.match.to_move != live.table.seat_of(person.person):
            await asyncio.sleep(0.01)
    return live.table.turn


def test_a_turn_that_began_while_the_bell_was_waiting_has_its_whole_time(tmp_path):
    """The notice waits for the turn that lasts, not for the one before it."""

    async def play():
        async with registries(tmp_path) as (registry,):
            registry.push = Ears()
            registry.push.after = 1.0
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            await live.execute(ADA, client.Start(id="s"))
            earlier = await turn_of(live, ADA)
            await asyncio.sleep(0.5)
            move = str(live.table.match.legal[0])
            await live.execute(ADA, client.Play(id="p", turn=earlier, move=move))
            begun, lasting = time.monotonic(), await turn_of(live, ADA)
            async with asyncio.timeout(60):
                while not registry.push.told:
                    await asyncio.sleep(0.01)
            assert time.monotonic() > begun + 0.9
            assert [turn for turn, _ in registry.push.told] == [lasting]

    asyncio.run(play())


def test_chat_does_not_tell_anybody_again(tmp_path):
    """Only a new turn is news."""

    async def play():
        async with registries(tmp_path) as (registry,):
            registry.push = Ears()
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            await live.execute(ADA, client.Start(id="s"))
            async with asyncio.timeout(60):
                while not registry.push.told:
                    await asyncio.sleep(0.02)
            await live.execute(Person("ben", "Ben"), client.Say(id="c", text="hello"))
            await asyncio.sleep(0.2)
            ((turn, notices),) = registry.push.told
            assert (turn, list(notices), notices["ada"].kind) == (live.table.turn, ["ada"], "turn")

    asyncio.run(play())
